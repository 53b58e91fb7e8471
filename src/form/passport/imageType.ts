const SIGNATURES = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

export type ImageType = (typeof SIGNATURES)[number]['type'];

/** The type of an image by its first bytes, whatever its name and sender say; null for anything but png and jpeg. */
export async function imageTypeOf(file: Blob): Promise<ImageType | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.type ?? null;
}
