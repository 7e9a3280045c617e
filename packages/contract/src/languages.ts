import { z } from "zod";

export const languages = ["pt", "en", "es"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
export const defaultLanguage: Language = "pt";
