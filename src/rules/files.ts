/** A kind is judged by how the content begins, never by what a name says. */
export const FILE_KINDS = {
  pdf: { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { contentType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  png: { contentType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

export interface FileFacts {
  readonly kind: FileKind;
  /** Bytes. */
  readonly size: number;
}

export const SIGNATURE_BYTES = 8;

const KINDS = Object.keys(FILE_KINDS) as FileKind[];

export const kindOf = (head: Uint8Array): FileKind | undefined =>
  KINDS.find((kind) => FILE_KINDS[kind].begins.every((byte, index) => head[index] === byte));

export const kindOfContentType = (contentType: string): FileKind | undefined =>
  KINDS.find((kind) => FILE_KINDS[kind].contentType === contentType);

export const MEGABYTE = 1024 * 1024;

/** A larger file is sent in parts of at most so many bytes. */
export const LARGEST_PART = 512 * 1024;

/** The specification says 'less than 3MB': 3 MB to the byte is too large. */
export const isTooLarge = (size: number, megabytes: number): boolean => size >= megabytes * MEGABYTE;

/** Of a file that was deleted, moved or changed after it was chosen. */
export const UNREADABLE = 'This file can no longer be read on this device. Choose the file again';

/** These are the specification's words. */
export const WRONG_TYPE = 'Invalid file type. Try again';
export const tooLarge = (megabytes: number): string => `File too Large. File should be less than ${megabytes}MB`;

/** Printed 35 by 45 millimetres, a photograph of fewer pixels is a blur. */
const PRINTABLE = { shorter: 200, longer: 250 } as const;

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** Upright or not: a camera may have turned it. */
export const isTooSmallToPrint = ({ width, height }: Pixels): boolean =>
  Math.min(width, height) < PRINTABLE.shorter || Math.max(width, height) < PRINTABLE.longer;

export const tooSmallToPrint = ({ width, height }: Pixels): string =>
  `This photograph is too small to print: ${width} by ${height} pixels. Please choose one of at least ${PRINTABLE.shorter} by ${PRINTABLE.longer}`;

export const ONE_COLOUR = 'This picture is all one colour. Please choose a photograph that shows your face';

/** What a camera and a JPEG make of one colour. A face differs more from the wall behind it, in bad light too. */
const GRAIN = 12;

/** The side of the thumbnail, in pixels, of which it is judged whether a picture is one colour. */
export const THUMBNAIL = 32;

/** @param thumbnail its bytes, `channels` a pixel, red, green and blue first */
export const isOneColour = (thumbnail: Uint8Array | Uint8ClampedArray, channels: number): boolean =>
  [0, 1, 2].every((colour) => {
    const values = thumbnail.filter((_, index) => index % channels === colour);
    return Math.max(...values) - Math.min(...values) < GRAIN;
  });

export function sizeInWords(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
