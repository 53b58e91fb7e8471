import { elementTranslation } from './elements.ts';
import { textTranslation } from './texts.ts';
import { setTranslation, type TranslatedProgramme } from './translation.ts';

interface CatalogueFile {
  /** It goes when a speaker has read and corrected every word. */
  readonly note: string;
  /** By the English that the pages say; `docs/words.md` lists it all. */
  readonly words: Readonly<Record<string, string>>;
}

const CATALOGUES: Readonly<Record<string, () => Promise<{ readonly default: CatalogueFile }>>> = {
  ha: () => import('./catalogues/ha.json'),
  ig: () => import('./catalogues/ig.json'),
  pcm: () => import('./catalogues/pcm.json'),
  yo: () => import('./catalogues/yo.json'),
};

type Words = Readonly<Record<string, string>>;

/** Those that a programme declares itself. What cannot be fetched is read in English. */
async function wordsOf({ id, version, languages = [] }: TranslatedProgramme, language: string): Promise<Words> {
  if (!languages.includes(language)) return {};
  return fetch(`/programmes/${id}/${version}/words.${language}.json`)
    .then((reply) => (reply.ok ? (reply.json() as Promise<Words>) : {}))
    .catch(() => ({}));
}

/**
 * From here on elements are made in this language, so none is made before. English has no catalogue.
 * @param programmes whose cards and invoices stand on the pages, each perhaps with words of its own
 */
export async function speak(language: string, programmes: readonly TranslatedProgramme[] = []): Promise<void> {
  const [file, ...own] = await Promise.all([
    CATALOGUES[language]?.(),
    ...programmes.map((programme) => wordsOf(programme, language)),
  ]);
  if (!file) return;
  const { note, words } = file.default;
  const known: Words = Object.assign({}, ...own, words) as Words;
  let texts = textTranslation(known);
  let translateProps = elementTranslation(texts);
  setTranslation({
    language,
    note,
    text: (english) => texts.find(english) ?? english,
    props: (type, props) => translateProps(type, props),
    async learn(programme) {
      texts = textTranslation({ ...known, ...(await wordsOf(programme, language)) });
      translateProps = elementTranslation(texts);
    },
  });
  document.documentElement.lang = language;
}
