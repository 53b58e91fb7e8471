import { LONGEST } from '../csvText.ts';
import { Damaged, TooLarge } from '../refusals.ts';
import { storable } from '../strings.ts';

/** Of what is read of a workbook (MS-XLS 2.3.2). */
export const RECORD = {
  formula: 0x06,
  end: 0x0a,
  dateMode: 0x22,
  filePass: 0x2f,
  continue: 0x3c,
  sheet: 0x85,
  multipleRk: 0xbd,
  richText: 0xd6,
  cellFormat: 0xe0,
  merged: 0xe5,
  strings: 0xfc,
  sharedText: 0xfd,
  number: 0x203,
  text: 0x204,
  booleanOrError: 0x205,
  formulaText: 0x207,
  row: 0x208,
  rk: 0x27e,
  format: 0x41e,
  begin: 0x809,
} as const;

export interface XlsRecord {
  readonly type: number;
  readonly data: Buffer;
  /** Of those that continue this one. */
  readonly more: readonly Buffer[];
}

/** From the beginning of a part, which is at `from`, to its end; charts within it are passed over. @throws Damaged */
export function* recordsOf(stream: Buffer, from: number): Generator<XlsRecord> {
  let at = from;
  let depth = 0;
  const next = () => {
    const record = {
      type: stream.readUInt16LE(at),
      data: stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2)),
    };
    if (at + 4 + stream.readUInt16LE(at + 2) > stream.length) throw new Damaged();
    at += 4 + record.data.length;
    return record;
  };
  do {
    const { type, data } = next();
    const more: Buffer[] = [];
    while (at + 4 <= stream.length && stream.readUInt16LE(at) === RECORD.continue) more.push(next().data);
    if (type === RECORD.begin) depth += 1;
    else if (depth === 0) throw new Damaged();
    if (type === RECORD.end) depth -= 1;
    if (depth <= 1) yield { type, data, more };
  } while (depth > 0);
}

/** Reads texts (MS-XLS 2.5.240, 2.5.294), which may go on in the records that continue theirs. */
export class TextReader {
  readonly #pieces: readonly Buffer[];
  #piece = 0;
  #at: number;

  constructor({ data, more }: Pick<XlsRecord, 'data' | 'more'>, at: number) {
    this.#pieces = [data, ...more];
    this.#at = at;
  }

  /** @param lengthBytes how many bytes say how long it is */
  text(lengthBytes: 1 | 2 = 2): string {
    const length = lengthBytes === 1 ? this.#byte() : this.#short();
    if (length > LONGEST) throw new TooLarge();
    const flags = this.#byte();
    const runs = flags & 8 ? this.#short() : 0;
    const extra = flags & 4 ? this.#short() + this.#short() * 0x10000 : 0;
    const text = this.#characters(length, (flags & 1) !== 0);
    this.#skip(runs * 4 + extra);
    return storable(text);
  }

  /** Where a text is cut, its other part says anew how wide its characters are. */
  #characters(length: number, startsWide: boolean): string {
    let [text, isWide] = ['', startsWide];
    while (text.length < length) {
      const piece = this.#current();
      const width = isWide ? 2 : 1;
      const count = Math.min(length - text.length, Math.floor((piece.length - this.#at) / width));
      text += piece.toString(isWide ? 'utf16le' : 'latin1', this.#at, this.#at + count * width);
      this.#at += count * width;
      if (text.length === length) break;
      this.#nextPiece();
      isWide = (this.#byte() & 1) !== 0;
    }
    return text;
  }

  #byte(): number {
    while (this.#at >= this.#current().length) this.#nextPiece();
    return this.#current()[this.#at++]!;
  }

  #short(): number {
    return this.#byte() + this.#byte() * 0x100;
  }

  #skip(bytes: number): void {
    let left = bytes;
    while (left > this.#current().length - this.#at) {
      left -= this.#current().length - this.#at;
      this.#nextPiece();
    }
    this.#at += left;
  }

  #current(): Buffer {
    const piece = this.#pieces[this.#piece];
    if (!piece) throw new Damaged();
    return piece;
  }

  #nextPiece(): void {
    this.#piece += 1;
    this.#at = 0;
  }
}
