import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { FileKind } from '#rules/files.ts';

const MOST_PIXELS = 150_000_000;

/** A reader looks for a PDF's end in its last kilobyte; without it the file was cut off. */
const PDF_END = '%%EOF';
const PDF_TAIL = 1024;

/**
 * Whether a file, known by its first bytes, is whole and can be read as what it claims to be. It is kept as it was sent:
 * a certificate is evidence.
 */
export const isWhatItClaims = (kind: FileKind, bytes: AsyncIterable<Buffer>): Promise<boolean> => (kind === 'pdf' ? endsAsPdf(bytes) : inTurn(() => isPicture(bytes)));

async function endsAsPdf(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const piece of bytes) tail = Buffer.concat([tail, piece]).subarray(-PDF_TAIL);
  return tail.includes(PDF_END);
}

/** Read to its end, at a small size: what is cut off or broken fails. */
async function isPicture(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const picture = Readable.from(bytes).pipe(sharp({ limitInputPixels: MOST_PIXELS, failOn: 'error' }));
  return picture.resize(32).raw().toBuffer().then(() => true, () => false);
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: each is held in memory while it is read. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
