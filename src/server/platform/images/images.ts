import { kindOf, THUMBNAIL } from '#rules/files.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { WorkQueue } from '../workQueue.ts';

/** The whole process works on one picture at a time: what one may need is what all need. */
const queue = new WorkQueue({
  atOnce: 1,
  waiting: 64,
  waitingEach: 40,
  busy: 'Many pictures are being read now. Please try again in a moment',
});

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Rows of a sequential picture are buffered by the dozen: a side bounds their memory. */
const LONGEST_SIDE = 30_000;
/** An interlaced PNG and a progressive JPEG are held whole while they are decoded. */
const MOST_HELD_BYTES = 64 * 1024 * 1024;
const LONGEST_SECONDS = 20;

export class UnreadablePicture extends Error {}

/** The message is for the sender. */
export class TooManyPixels extends Error {
  constructor({ width, height }: Pick<Metadata, 'width' | 'height'>) {
    super(`This picture has too many pixels (${width} by ${height}). Please save it smaller and send it again`);
  }
}

/** The message is for the sender. */
export class UnusablePicture extends Error {}

/** The bytes are read when their turn comes; the turns go round by owner. */
export interface PictureSource {
  readonly owner: string;
  readonly read: () => Promise<Buffer> | Buffer;
  readonly mostPixels: number;
  /** Why a picture of this size is refused as too small; nothing is, unless it says so. */
  readonly tooSmall?: (size: Pick<Metadata, 'width' | 'height'>) => string | undefined;
  /** Why a picture is refused whose thumbnail has these bytes, red, green and blue by turns; only `drawn` asks. */
  readonly unusable?: (thumbnail: Uint8Array) => string | undefined;
}

/** An upright JPEG on white, its longer side at most `side` pixels. @throws UnreadablePicture, TooManyPixels, UnusablePicture, Unavailable */
export const drawn = (
  source: PictureSource,
  { side, quality }: { readonly side: number; readonly quality: number },
): Promise<Buffer> =>
  decoded(
    source,
    (picture) =>
      picture
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality }),
    async (jpeg) => {
      const refusal = source.unusable?.(
        await sharp(jpeg).resize(THUMBNAIL, THUMBNAIL, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer(),
      );
      if (refusal !== undefined) throw new UnusablePicture(refusal);
    },
  );

/** Fails for what is cut off or broken. @throws as `drawn` */
export async function readWhole(source: PictureSource): Promise<void> {
  await decoded(source, (picture) => picture.resize(32).raw());
}

function decoded(
  { owner, read, mostPixels, tooSmall }: PictureSource,
  work: (picture: Sharp) => Sharp,
  judge?: (made: Buffer) => Promise<void>,
): Promise<Buffer> {
  return queue.run(owner, async () => {
    const bytes = await read();
    if (!['jpg', 'png'].includes(kindOf(bytes) ?? '')) throw new UnreadablePicture();
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw new UnreadablePicture();
      });
    mustBeDecodable(header, mostPixels);
    const refusal = tooSmall?.(header);
    if (refusal !== undefined) throw new UnusablePicture(refusal);
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    const made = await work(picture)
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
      .catch(() => {
        throw new UnreadablePicture();
      });
    await judge?.(made);
    return made;
  });
}

function mustBeDecodable(header: Metadata, mostPixels: number): void {
  const { width, height, isProgressive } = header;
  const isTooMuch =
    width * height > mostPixels ||
    Math.max(width, height) > LONGEST_SIDE ||
    (isProgressive && heldBytes(header) > MOST_HELD_BYTES);
  if (isTooMuch) throw new TooManyPixels(header);
}

/** A progressive JPEG is held as coefficients of two bytes, its colours at a half or a quarter where subsampled. */
function heldBytes({ format, width, height, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'png') return width * height * channels * (depth === 'ushort' ? 2 : 1);
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : chromaSubsampling === '4:2:2' ? 2 : channels;
  return width * height * samples * 2;
}
