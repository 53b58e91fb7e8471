import { messageFor } from '#catalogue/messages.ts';
import { isTooLarge, kindOf, SIGNATURE_BYTES, type FileKind } from '#rules/files.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { ChosenFile } from './uploads.ts';

class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

/** A page's small print stays readable at these sizes (pixels); the first that fits is taken. */
const READABLE = [
  { longestSide: 3200, quality: 0.85 },
  { longestSide: 2400, quality: 0.8 },
] as const;

/** A certificate is evidence, so it goes as it is; only a photograph over the limit is shrunk. @throws FileRefusal */
export async function prepareFile(file: File, field: FieldSchema): Promise<ChosenFile> {
  const { accept = [], maxMegabytes = 0 } = field;
  const kind = kindOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (!kind || !accept.includes(kind)) throw new FileRefusal(messageFor(field, 'accept').message);
  if (!isTooLarge(file.size, maxMegabytes)) return { content: file, name: file.name, kind };
  const smaller = kind === 'pdf' || !accept.includes('jpg') ? null : await shrunk(file, maxMegabytes);
  if (!smaller) throw new FileRefusal(messageFor(field, 'maxMegabytes').message);
  return { content: smaller, name: asJpeg(file.name), kind: 'jpg' satisfies FileKind };
}

/** Null where this device cannot read it, or it stays too large. */
async function shrunk(file: Blob, megabytes: number): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  for (const { longestSide, quality } of READABLE) {
    const smaller = await drawn(image, longestSide, quality);
    if (smaller && !isTooLarge(smaller.size, megabytes)) return smaller;
  }
  return null;
}

function drawn(image: ImageBitmap, longestSide: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
