import { isFooter } from '#rules/sheets/footer.ts';
import type { ColumnLayout, Sheet, SheetQuestion, SheetRow } from '../reading.ts';
import { placesOf } from './places.ts';
import { OtherHeadings, TooLarge } from './refusals.ts';
import type { RowSink } from './rowSink.ts';

export type SendRows = (rows: readonly SheetRow[]) => Promise<void>;

const ROWS_AT_ONCE = 500;
/** So many places are named to a person. */
const MOST_NAMED = 5;
/** More hidden rows than this are counted, not listed. */
const MOST_HIDDEN = 1_000;
const MOST_UNREAD = 40;
const LONGEST_HEADING = 60;

type Question = Pick<SheetQuestion, 'headings' | 'needed' | 'keys' | 'aliases' | 'hidden' | 'limits' | 'surveys'>;

/** What is gathered of a sheet, whatever its file type. */
export class Table implements RowSink {
  readonly #question: Question;
  readonly #layout: ColumnLayout | undefined;
  readonly #headingRow: number;
  readonly #columnOfHeading = new Map<string, number>();
  readonly #written = new Map<number, string>();
  readonly #repeated = new Set<string>();
  readonly #headingAt = new Map<number, string>();
  readonly #faults: string[] = [];
  readonly #merged: string[] = [];
  readonly #hidden: number[] = [];
  readonly #footers: number[] = [];
  #rows: SheetRow[] = [];
  #characters = 0;
  #filled = 0;
  #cells: Record<string, string> = {};
  #first = '';
  #rowFaults: string[] = [];
  #isHidden = false;
  #areHeadingsRight = false;

  /** @param layout which column is which, where the first row does not say it. */
  constructor(question: Question, layout?: ColumnLayout) {
    this.#question = question;
    this.#layout = layout;
    this.#headingRow = layout?.headingRow ?? 1;
    if (layout) this.#place(layout.columns);
  }

  beginRow(isHidden: boolean): void {
    this.#isHidden = isHidden;
  }

  add(row: number, column: number, text: string): void {
    if (text === '') return;
    if (row <= this.#headingRow) return this.#layout ? undefined : this.#addHeading(text, column);
    if (this.#first === '') this.#first = text;
    const heading = this.#headingAt.get(column);
    const { limits } = this.#question;
    if (heading === undefined || this.#filled >= limits.rows) return;
    if ((this.#characters += text.length) > limits.characters) throw new TooLarge();
    this.#cells[heading] = text;
  }

  /** A cell that is read and cannot be: the file is refused with its place. */
  fault(row: number, column: number, what: string): void {
    const heading = row <= this.#headingRow ? undefined : this.#headingAt.get(column);
    if (heading !== undefined) this.#rowFaults.push(`row ${row}, column '${heading}': ${what}`);
  }

  /** Of merged cells all but the first are empty, which would be read as nothing. */
  merge(range: string): void {
    const { first, last, lastRow } = placesOf(range);
    const isAbove = this.#layout !== undefined && lastRow <= this.#headingRow;
    const isRead = !isAbove && [...this.#headingAt.keys()].some((column) => column >= first && column <= last);
    if (isRead && this.#merged.length < MOST_NAMED) this.#merged.push(range);
  }

  endRow(row: number): void {
    if (row <= this.#headingRow) return this.#layout ? undefined : this.#placeHeadings();
    if (!this.#layout && this.#columnOfHeading.size === 0) this.#requireHeadings();
    const isFilled = this.#first !== '' || this.#rowFaults.length > 0;
    if (!isFilled) return;
    if (this.#isFooter()) {
      if (this.#footers.length < MOST_HIDDEN) this.#footers.push(row);
      return this.#clearRow();
    }
    this.#faults.push(...this.#rowFaults.slice(0, MOST_NAMED - this.#faults.length));
    if (this.#isHidden && this.#hidden.length < MOST_HIDDEN) this.#hidden.push(row);
    if (!this.#isHidden || this.#question.hidden !== 'leave') {
      if (this.#filled < this.#question.limits.rows && this.#areHeadingsRight)
        this.#rows.push({ number: row, cells: { ...this.#empty(), ...this.#cells } });
      this.#filled += 1;
    }
    this.#clearRow();
  }

  #clearRow(): void {
    this.#cells = {};
    this.#first = '';
    this.#rowFaults = [];
  }

  #isFooter(): boolean {
    const { headings, needed = headings } = this.#question;
    const { keys = needed.length < headings.length ? needed : needed.slice(0, 1) } = this.#question;
    return isFooter(
      this.#first,
      keys.map((heading) => this.#cells[heading] ?? ''),
      this.#footers.length > 0,
    );
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
      missing: this.#layout ? [] : this.#missing,
      repeated: this.#question.headings.filter((heading) => this.#repeated.has(heading)),
      filled: this.#filled,
      faults: this.#faults,
      merged: this.#merged,
      hidden: this.#hidden,
      footers: this.#footers,
      unread: this.#unread.slice(0, MOST_UNREAD).map((written) => written.slice(0, LONGEST_HEADING)),
    };
  }

  get #unread(): readonly string[] {
    return (
      this.#layout?.unread ??
      [...this.#written].filter(([column]) => !this.#headingAt.has(column)).map(([, written]) => written)
    );
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
    const aliases = new Map(Object.entries(this.#question.aliases ?? {}));
    for (const [column, written] of this.#written) {
      const heading = aliases.get(written.toLowerCase());
      if (heading !== undefined && !this.#columnOfHeading.has(heading)) this.#columnOfHeading.set(heading, column);
    }
    for (const [heading, column] of this.#columnOfHeading) this.#headingAt.set(column, heading);
    this.#requireHeadings();
    this.#areHeadingsRight = this.#missing.length + this.#repeated.size === 0;
  }

  #place(columns: ColumnLayout['columns']): void {
    for (const [column, heading] of columns) {
      this.#headingAt.set(column, heading);
      this.#columnOfHeading.set(heading, column);
    }
    this.#areHeadingsRight = true;
  }

  #requireHeadings(): void {
    if (this.#question.surveys && this.#missing.length > 0) throw new OtherHeadings();
  }

  /** A column that the file does not have is absent of its rows: it says nothing, not even that there is nothing. */
  readonly #empty = (): Record<string, string> =>
    Object.fromEntries([...this.#columnOfHeading.keys()].map((heading) => [heading, '']));
}
