import sharp from 'sharp';

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

/** A JPEG made of nothing but `colourAt`, which is asked for every pixel. */
export function drawing(width: number, height: number, colourAt: (x: number, y: number) => Colour): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
