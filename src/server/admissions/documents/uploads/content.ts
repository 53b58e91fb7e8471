import { buffer } from 'node:stream/consumers';
import { WRONG_TYPE, type FileKind } from '#rules/files.ts';
import { readWhole } from '../../../platform/images/images.ts';
import { refused, toRefusal } from '../refusals.ts';

/** A scan of A4 at 1200 dots an inch. */
export const MOST_PIXELS = 150_000_000;

/** Readers look for a PDF's end in its last kilobyte; without it the file was cut off. */
const PDF_END = '%%EOF';
const PDF_TAIL = 1024;

export interface Content {
  readonly owner: string;
  readonly kind: FileKind;
  readonly read: () => AsyncIterable<Buffer>;
}

/** A certificate is evidence, so it is stored as sent; a PDF is not unpacked. @throws Problem 422 if unreadable */
export async function requireReadable({ owner, kind, read }: Content): Promise<void> {
  if (kind !== 'pdf') return readWhole({ owner, read: () => buffer(read()), mostPixels: MOST_PIXELS }).catch(toRefusal);
  if (!(await endsAsPdf(read()))) throw refused(WRONG_TYPE);
}

async function endsAsPdf(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const piece of bytes) tail = Buffer.concat([tail, piece]).subarray(-PDF_TAIL);
  return tail.includes(PDF_END);
}
