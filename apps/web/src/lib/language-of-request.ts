import { type Language, language } from "@chave/contract";
import { selectedLanguage } from "./selected-language.ts";

/** In which language a loader's page is shown: the server says it in the request, a browser knows what was chosen. */
export const languageOfRequest = (request: Request): Language =>
  language.safeParse(request.headers.get("language")).data ?? selectedLanguage.read();
