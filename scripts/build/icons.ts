import { join } from 'node:path';
import sharp from 'sharp';

const DRAWING = 'public/icon.svg';
const BACKGROUND = { r: 245, g: 240, b: 226, alpha: 1 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Maskable: phones cut their own shape out of the background, so the drawing fills less of it. */
export async function writeIcons(folder: string): Promise<void> {
  for (const side of [192, 512]) await draw(side, 0.92, CLEAR).toFile(join(folder, `icon-${side}.png`));
  await draw(512, 0.6, BACKGROUND).toFile(join(folder, 'icon-maskable-512.png'));
}

function draw(side: number, filledShare: number, background: typeof CLEAR) {
  const height = Math.round(side * filledShare);
  const before = Math.floor((side - height) / 2);
  return sharp(DRAWING, { density: (72 * side) / 44 })
    .resize({ width: side, height, fit: 'contain', background })
    .extend({ top: before, bottom: side - height - before, background })
    .flatten(background.alpha === 1 ? { background } : false)
    .png({ compressionLevel: 9 });
}
