import { elementTranslation } from './elements.ts';
import { textTranslation } from './texts.ts';
import { setTranslation } from './translation.ts';

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

/** From here on elements are made in this language, so none is made before. English has no catalogue. */
export async function speak(language: string): Promise<void> {
  const file = await CATALOGUES[language]?.();
  if (!file) return;
  const { note, words } = file.default;
  const texts = textTranslation(words);
  setTranslation({
    language,
    note,
    text: (english) => texts.find(english) ?? english,
    props: elementTranslation(texts),
  });
  document.documentElement.lang = language;
}
