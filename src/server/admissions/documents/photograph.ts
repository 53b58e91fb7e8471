import { isOneColour, isTooSmallToPrint, ONE_COLOUR, tooLarge as tooLargeFor, tooSmallToPrint } from '#rules/files.ts';
import { drawn } from '../../platform/images/images.ts';
import { refused, toRefusal } from './refusals.ts';

const LARGEST_SIDE = 800;
const MOST_PIXELS = 50_000_000;

export const tooLarge = () => refused(tooLargeFor(1));

/** The JPEG is drawn anew, so that only the picture is stored: no place where it was taken, nothing hidden. */
export const redrawn = (owner: string, bytes: Buffer): Promise<Buffer> =>
  drawn(
    {
      owner,
      read: () => bytes,
      mostPixels: MOST_PIXELS,
      tooSmall: (size) => (isTooSmallToPrint(size) ? tooSmallToPrint(size) : undefined),
      unusable: (thumbnail) => (isOneColour(thumbnail, 3) ? ONE_COLOUR : undefined),
    },
    { side: LARGEST_SIDE, quality: 85 },
  ).catch(toRefusal);
