import type { Sheet, SheetQuestion, SheetRow } from '../reading.ts';
import { columnsOf } from './places.ts';
import { TooLarge } from './refusals.ts';

export type SendRows = (rows: readonly SheetRow[]) => Promise<void>;

const ROWS_AT_ONCE = 500;
/** So many places are named to a person. */
const MOST_NAMED = 5;
/** More hidden rows than this are counted, not listed. */
const MOST_HIDDEN = 1_000;
const MOST_UNREAD = 40;
const LONGEST_HEADING = 60;

/** What is gathered of a sheet, whatever its file type. */
export class Table {
  readonly #question: Pick<SheetQuestion, 'headings' | 'needed' | 'aliases' | 'hidden' | 'limits'>;
  readonly #columnOfHeading = new Map<string, number>();
  readonly #written = new Map<number, string>();
  readonly #repeated = new Set<string>();
  readonly #headingAt = new Map<number, string>();
  readonly #faults: string[] = [];
  readonly #merged: string[] = [];
  readonly #hidden: number[] = [];
  #rows: SheetRow[] = [];
  #characters = 0;
  #filled = 0;
  #cells: Record<string, string> = {};
  #isFilled = false;
  #isHidden = false;
  #areHeadingsRight = false;

  constructor(question: Pick<SheetQuestion, 'headings' | 'needed' | 'aliases' | 'hidden' | 'limits'>) {
    this.#question = question;
  }

  beginRow(isHidden: boolean): void {
    this.#isHidden = isHidden;
  }

  add(row: number, column: number, text: string): void {
    if (text === '') return;
    if (row === 1) return this.#addHeading(text, column);
    this.#isFilled = true;
    const heading = this.#headingAt.get(column);
    const { limits } = this.#question;
    if (heading === undefined || this.#filled >= limits.rows) return;
    if ((this.#characters += text.length) > limits.characters) throw new TooLarge();
    this.#cells[heading] = text;
  }

  /** A cell that is read and cannot be: the file is refused with its place. */
  fault(row: number, column: number, what: string): void {
    const heading = row === 1 ? undefined : this.#headingAt.get(column);
    if (heading !== undefined && this.#faults.length < MOST_NAMED)
      this.#faults.push(`row ${row}, column '${heading}': ${what}`);
  }

  /** Of merged cells all but the first are empty, which would be read as nothing. */
  merge(range: string): void {
    const [first, last] = columnsOf(range);
    const isRead = [...this.#headingAt.keys()].some((column) => column >= first && column <= last);
    if (isRead && this.#merged.length < MOST_NAMED) this.#merged.push(range);
  }

  endRow(row: number): void {
    if (row === 1) return this.#placeHeadings();
    if (!this.#isFilled) return;
    if (this.#isHidden && this.#hidden.length < MOST_HIDDEN) this.#hidden.push(row);
    if (!this.#isHidden || this.#question.hidden !== 'leave') {
      if (this.#filled < this.#question.limits.rows && this.#areHeadingsRight)
        this.#rows.push({ number: row, cells: { ...this.#empty(), ...this.#cells } });
      this.#filled += 1;
    }
    this.#cells = {};
    this.#isFilled = false;
  }

  /** Between two pieces of the sheet, what was read is sent, as soon as it is worth it. */
  async *sending<Piece>(pieces: AsyncIterable<Piece> | Iterable<Piece>, send: SendRows): AsyncGenerator<Piece> {
    for await (const piece of pieces) {
      yield piece;
      if (this.#rows.length >= ROWS_AT_ONCE) await send(this.takeRows());
    }
  }

  takeRows(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  get sheet(): Sheet {
    return {
      missing: this.#missing,
      repeated: this.#question.headings.filter((heading) => this.#repeated.has(heading)),
      filled: this.#filled,
      faults: this.#faults,
      merged: this.#merged,
      hidden: this.#hidden,
      unread: [...this.#written]
        .filter(([column]) => !this.#headingAt.has(column))
        .slice(0, MOST_UNREAD)
        .map(([, written]) => written.slice(0, LONGEST_HEADING)),
    };
  }

  get #missing(): string[] {
    const { headings, needed = headings } = this.#question;
    return needed.filter((heading) => !this.#columnOfHeading.has(heading));
  }

  #addHeading(written: string, column: number): void {
    this.#written.set(column, written);
    const heading = this.#question.headings.find((known) => known.toLowerCase() === written.toLowerCase());
    if (heading === undefined) return;
    if (this.#columnOfHeading.has(heading)) this.#repeated.add(heading);
    else this.#columnOfHeading.set(heading, column);
  }

  /** A list's own heading counts where the template's is not there. */
  #placeHeadings(): void {
    const { aliases = {} } = this.#question;
    for (const [column, written] of this.#written) {
      const heading = aliases[written.toLowerCase()];
      if (heading !== undefined && !this.#columnOfHeading.has(heading)) this.#columnOfHeading.set(heading, column);
    }
    for (const [heading, column] of this.#columnOfHeading) this.#headingAt.set(column, heading);
    this.#areHeadingsRight = this.#missing.length + this.#repeated.size === 0;
  }

  /** A column that the file does not have is absent of its rows: it says nothing, not even that there is nothing. */
  readonly #empty = (): Record<string, string> =>
    Object.fromEntries([...this.#columnOfHeading.keys()].map((heading) => [heading, '']));
}
