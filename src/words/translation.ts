/** A programme that may have texts of its own in a language. */
export interface TranslatedProgramme {
  readonly id: string;
  readonly version: string;
  readonly languages?: readonly string[];
}

/** Texts of the pages in the language that was chosen. */
export interface Translation {
  readonly language: string;
  /** A draft says on each page that it is one. */
  readonly note?: string;
  /** @returns the text itself where the catalogue has none for it */
  readonly text: (english: string) => string;
  /** The programme's own words, which go before the product's while its form is open. */
  readonly learn: (programme: TranslatedProgramme) => Promise<void>;
  /** What a page gives an element: its words, and the attributes that are read aloud. */
  readonly props: <Props>(type: unknown, props: Props) => Props;
}

/** Undefined while the pages are in English, which then load nothing of any language. */
export let translation: Translation | undefined;

export const setTranslation = (chosen: Translation): void => {
  translation = chosen;
};

/** For a text that no element shows, such as the title of a window. */
export const t = (english: string): string => translation?.text(english) ?? english;
