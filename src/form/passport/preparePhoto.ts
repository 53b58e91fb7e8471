import {
  isOneColour,
  isTooLarge,
  isTooSmallToPrint,
  kindOf,
  ONE_COLOUR,
  SIGNATURE_BYTES,
  THUMBNAIL,
  tooLarge,
  tooSmallToPrint,
  UNREADABLE,
  WRONG_TYPE,
} from '#rules/files.ts';

const LONGEST_SIDE = 800;
const QUALITY = 0.85;
const MOST_MEGABYTES = 1;

export class PhotoRefusal extends Error {}

/** Drawing it anew shrinks it for a bad line, and drops the place where it was taken. @throws PhotoRefusal */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const kind = kindOf(
    new Uint8Array(
      await file
        .slice(0, SIGNATURE_BYTES)
        .arrayBuffer()
        .catch(() => {
          throw new PhotoRefusal(UNREADABLE);
        }),
    ),
  );
  if (kind !== 'jpg' && kind !== 'png') throw new PhotoRefusal(WRONG_TYPE);
  const photo = (await shrink(file)) ?? file;
  if (isTooLarge(photo.size, MOST_MEGABYTES)) throw new PhotoRefusal(tooLarge(MOST_MEGABYTES));
  return photo;
}

/** Null where this device cannot read it: the server then judges the file itself. @throws PhotoRefusal */
async function shrink(file: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  if (isTooSmallToPrint(image)) throw new PhotoRefusal(tooSmallToPrint(image));
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const { canvas } = onWhite(
    image,
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  image.close();
  const thumbnail = onWhite(canvas, THUMBNAIL, THUMBNAIL).getImageData(0, 0, THUMBNAIL, THUMBNAIL).data;
  if (isOneColour(thumbnail, 4)) throw new PhotoRefusal(ONE_COLOUR);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

function onWhite(image: CanvasImageSource, width: number, height: number): CanvasRenderingContext2D {
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  return pen;
}
