import sharp from 'sharp';
import { tooLarge as tooLargeFor, WRONG_TYPE } from '#rules/files.ts';
import { refused } from './refusals.ts';

const LARGEST_SIDE = 800;
const MOST_PIXELS = 50_000_000;

const wrongType = () => refused(WRONG_TYPE);

export const tooLarge = () => refused(tooLargeFor(1));

/**
 * A photograph as we keep it: judged by its content, not its name, and drawn anew, so that nothing but the picture is
 * kept (no place where it was taken, nothing hidden in the file).
 * @returns a JPEG, its longer side at most 800 pixels
 */
export async function redrawn(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw wrongType();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const format = await picture.metadata().then((metadata) => metadata.format, () => undefined);
  if (format !== 'png' && format !== 'jpeg') throw wrongType();
  return picture.rotate().resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer().catch(() => { throw wrongType(); });
}
