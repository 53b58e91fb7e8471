import { TooLarge } from './refusals.ts';
import { readXml, type XmlEvents } from './xml.ts';

/** Excel limits a cell to this length. */
const LONGEST = 32_767;
export const MOST_STRINGS = 250_000;

/** The text of an item (`si`, `is`) or a value (`v`) is all of its runs, without how it is pronounced. */
export class TextGatherer {
  #text = '';
  #isText = false;
  #isPronunciation = false;

  begin(): void {
    this.#text = '';
    this.#isText = false;
    this.#isPronunciation = false;
  }

  readonly open = (name: string): void => {
    if (name === 't' || name === 'v') this.#isText = true;
    if (name === 'rPh') this.#isPronunciation = true;
  };

  readonly close = (name: string): void => {
    if (name === 't' || name === 'v') this.#isText = false;
    if (name === 'rPh') this.#isPronunciation = false;
  };

  readonly add = (text: string): void => {
    if (!this.#isText || this.#isPronunciation) return;
    this.#text += text;
    if (this.#text.length > LONGEST) throw new TooLarge();
  };

  /** Characters that XML cannot hold are written as `_x000D_`. */
  get text(): string {
    return this.#text.includes('_x')
      ? storable(this.#text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))
      : this.#text;
  }
}

/** The database stores no NUL and no half of a pair. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export async function readSharedStrings(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = [];
  const item = new TextGatherer();
  const events: XmlEvents = {
    open: (name) => (name === 'si' ? item.begin() : item.open(name)),
    close: (name) => {
      if (name !== 'si') return item.close(name);
      if (strings.push(item.text) > MOST_STRINGS) throw new TooLarge();
    },
    text: item.add,
  };
  await readXml(pieces, events);
  return strings;
}
