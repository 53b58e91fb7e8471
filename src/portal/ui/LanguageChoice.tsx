import { chooseLanguage, LANGUAGES } from '#words/languages.ts';
import { translation } from '#words/translation.ts';

export const LanguageChoice = () => (
  <select
    className="language"
    aria-label="Language"
    defaultValue={translation?.language}
    onChange={({ target }) => chooseLanguage(target.value)}
  >
    {Object.entries(LANGUAGES).map(([code, name]) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    ))}
  </select>
);
