/** By their codes (BCP 47), under the names that their speakers read. */
export const LANGUAGES = { en: 'English', ha: 'Hausa', ig: 'Igbo', pcm: 'Naijá', yo: 'Yorùbá' };

/** Those whose catalogues have nine of ten texts of applicants' pages, and Pidgin, which who knows English reads as it is; `npm run check` compares. */
export const OFFERED: readonly (keyof typeof LANGUAGES)[] = ['en', 'pcm'];

const YEAR_SECONDS = 31_536_000;

/** The choice is a cookie, which can be read where a browser refuses to store anything else. Undefined where none was made. */
export const chosenLanguage = (): string | undefined => /\blanguage=(\w+)/.exec(document.cookie)?.[1];

/** The page is opened anew: what was typed is on the device already. */
export function chooseLanguage(language: string): void {
  document.cookie = `language=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
  location.reload();
}
