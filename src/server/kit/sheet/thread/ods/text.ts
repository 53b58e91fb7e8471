import { LONGEST } from '../csvText.ts';
import { TooLarge } from '../refusals.ts';

/** The text of a cell: its paragraphs, without notes and drawings that people have put to it. */
export class OdsText {
  #text = '';
  #paragraphs = 0;
  #isInParagraph = false;
  /** How many elements are open of what is no text of the cell. */
  #aside = 0;

  begin(): void {
    this.#text = '';
    this.#paragraphs = 0;
    this.#isInParagraph = false;
    this.#aside = 0;
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (this.#aside > 0 || (this.#isInParagraph ? name === 'annotation' || name === 'frame' : name !== 'p'))
      this.#aside += 1;
    else if (name === 'p') {
      if (this.#paragraphs > 0) this.#append('\n');
      this.#paragraphs += 1;
      this.#isInParagraph = true;
    } else if (name === 's') this.#append(' '.repeat(Math.min(Number(attribute('c') ?? 1) || 1, LONGEST)));
    else if (name === 'tab') this.#append('\t');
    else if (name === 'line-break') this.#append('\n');
  }

  close(name: string): void {
    if (this.#aside > 0) this.#aside -= 1;
    else if (name === 'p') this.#isInParagraph = false;
  }

  add(text: string): void {
    if (this.#isInParagraph && this.#aside === 0) this.#append(text);
  }

  get text(): string {
    return this.#text;
  }

  #append(text: string): void {
    this.#text += text;
    if (this.#text.length > LONGEST) throw new TooLarge();
  }
}
