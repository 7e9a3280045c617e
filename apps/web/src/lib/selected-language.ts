import { defaultLanguage, type Language, language } from "@chave/contract";

const key = "selectedLanguage";

/** The language that was chosen, else Portuguese: it is never guessed. The cookie tells the server. */
export const selectedLanguage = {
  read: (): Language => {
    if (typeof localStorage === "undefined") return defaultLanguage;
    return language.safeParse(localStorage.getItem(key)).data ?? defaultLanguage;
  },
  store: (value: Language): void => {
    localStorage.setItem(key, value);
    selectedLanguage.mirror();
  },
  mirror: (): void => {
    document.cookie = `${key}=${selectedLanguage.read()}; path=/; max-age=31536000; samesite=lax`;
  },
};
