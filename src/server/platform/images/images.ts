import { kindOf } from '#rules/files.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { WorkQueue } from '../workQueue.ts';

/** All work on pictures in this process is done here, one picture at a time: what one of them may need is what all of them need. */
const queue = new WorkQueue({ atOnce: 1, waiting: 64, waitingEach: 40, busy: 'Many pictures are being read just now. Please try again in a moment' });

/** Nothing is remembered between pictures, none is read by many threads, and only the two kinds that we take are read at all. */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Rows of a sequential picture are held by the dozen: a side bounds what they need. */
const LONGEST_SIDE = 30_000;
/** An interlaced PNG and a progressive JPEG must be held whole while they are decoded. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;
const LONGEST_SECONDS = 20;

/** What is no picture of our kinds, or is cut off or broken. */
export class UnreadablePicture extends Error {}

/** A picture that would need too much to be decoded; the message is for its sender. */
export class TooManyPixels extends Error {
  constructor({ width, height }: Pick<Metadata, 'width' | 'height'>) {
    super(`This picture has too many pixels (${width} by ${height}). Please save it smaller and send it again`);
  }
}

/** The bytes of a picture, asked for when its turn comes, and whose turn it is. */
export interface PictureSource {
  readonly owner: string;
  readonly read: () => Promise<Buffer> | Buffer;
  readonly mostPixels: number;
}

/**
 * A picture drawn anew as a JPEG, upright, on white, its longer side at most `side` pixels.
 * @throws UnreadablePicture, TooManyPixels; Unavailable when too many wait
 */
export const drawn = (source: PictureSource, { side, quality }: { readonly side: number; readonly quality: number }): Promise<Buffer> =>
  decoded(source, (picture) => picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' }).jpeg({ quality }));

/**
 * Reads a picture to its end, at a small size: what is cut off or broken fails.
 * @throws UnreadablePicture, TooManyPixels; Unavailable when too many wait
 */
export async function readWhole(source: PictureSource): Promise<void> {
  await decoded(source, (picture) => picture.resize(32).raw());
}

function decoded({ owner, read, mostPixels }: PictureSource, work: (picture: Sharp) => Sharp): Promise<Buffer> {
  return queue.run(owner, async () => {
    const bytes = await read();
    if (!['jpg', 'png'].includes(kindOf(bytes) ?? '')) throw new UnreadablePicture();
    const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(() => { throw new UnreadablePicture(); });
    mustBeDecodable(header, mostPixels);
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    return work(picture).timeout({ seconds: LONGEST_SECONDS }).toBuffer().catch(() => { throw new UnreadablePicture(); });
  });
}

/** Judged by the header alone, before a pixel is decoded. */
function mustBeDecodable(header: Metadata, mostPixels: number): void {
  const { width, height, isProgressive } = header;
  const isTooMuch = width * height > mostPixels || Math.max(width, height) > LONGEST_SIDE || (isProgressive && heldBytes(header) > MOST_HELD_BYTES);
  if (isTooMuch) throw new TooManyPixels(header);
}

/** A progressive JPEG is held as coefficients of two bytes, its colours at a half or a quarter where they are subsampled. */
function heldBytes({ format, width, height, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'png') return width * height * channels * (depth === 'ushort' ? 2 : 1);
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : chromaSubsampling === '4:2:2' ? 2 : channels;
  return width * height * samples * 2;
}
