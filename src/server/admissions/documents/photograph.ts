import { tooLarge as tooLargeFor } from '#rules/files.ts';
import { drawn } from '../../platform/images/images.ts';
import { refused, toRefusal } from './refusals.ts';

const LARGEST_SIDE = 800;
const MOST_PIXELS = 50_000_000;

export const tooLarge = () => refused(tooLargeFor(1));

/**
 * A photograph as we keep it: judged by its content, not its name, and drawn anew, so that nothing but the picture is
 * kept (no place where it was taken, nothing hidden in the file).
 * @returns a JPEG, its longer side at most 800 pixels
 */
export const redrawn = (owner: string, bytes: Buffer): Promise<Buffer> =>
  drawn({ owner, read: () => bytes, mostPixels: MOST_PIXELS }, { side: LARGEST_SIDE, quality: 85 }).catch(toRefusal);
