import type { Random } from '../../../kit/demo/random.ts';
import { type Colour, drawing } from '../../../platform/images/drawing.ts';

const [WIDTH, HEIGHT] = [180, 220];
const WHITE: Colour = [250, 250, 250];
const SKINS: readonly Colour[] = [
  [92, 58, 38],
  [116, 76, 52],
  [72, 46, 32],
  [138, 94, 66],
];
const CLOTHES: readonly Colour[] = [
  [33, 77, 54],
  [40, 60, 110],
  [120, 40, 60],
  [70, 70, 78],
  [150, 105, 40],
];
const HAIR: Colour = [28, 24, 22];

const isWithin = (x: number, y: number, centreX: number, centreY: number, radiusX: number, radiusY: number) =>
  ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 < 1;

/** Head and shoulders of nobody, so that a slip looks as it does. */
export function portrait(random: Random): Promise<Buffer> {
  const [skin, clothes] = [random.pick(SKINS), random.pick(CLOTHES)];
  return drawing(WIDTH, HEIGHT, (x, y) => {
    if (isWithin(x, y, 90, 96, 40, 52)) return y < 62 ? HAIR : skin;
    if (isWithin(x, y, 90, 84, 48, 52) && y < 104) return HAIR;
    if (isWithin(x, y, 90, 228, 82, 70)) return clothes;
    return isWithin(x, y, 90, 150, 20, 34) ? skin : WHITE;
  });
}

const INK: Colour = [90, 96, 104];
const BORDER: Colour = [33, 77, 54];

/** A page with lines in the place of words, for a certificate that was scanned. */
export const scan = (): Promise<Buffer> =>
  drawing(210, 297, (x, y) => {
    if (x < 8 || y < 8 || x > 201 || y > 288) return BORDER;
    const line = y % 16 < 2 && y > 60 && y < 250 && x > 30 && x < 180 - ((y * 7) % 45);
    return line || isWithin(x, y, 105, 36, 16, 16) || isWithin(x, y, 160, 264, 18, 12) ? INK : WHITE;
  });
