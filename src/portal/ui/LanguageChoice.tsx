import { chooseLanguage, LANGUAGES, OFFERED } from '#words/languages.ts';
import { translation } from '#words/translation.ts';

/** Who chose another language before goes on in it. */
export const LanguageChoice = () => (
  <select
    className="language"
    aria-label="Language"
    defaultValue={translation?.language}
    onChange={({ target }) => chooseLanguage(target.value)}
  >
    {Object.entries(LANGUAGES)
      .filter(([code]) => OFFERED.some((offered) => offered === code) || code === translation?.language)
      .map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
  </select>
);
