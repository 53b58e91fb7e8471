/**
 * A chart on paper, in pixels: its states in a column in the order in which an applicant meets them, what leads to the
 * next one as a line between the two, and every other way as a loop on the right. Narrow enough for a phone.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Rectangle {
  /** The names from the outermost state inwards, by dots: `invoice.lookup`. */
  readonly path: string;
  readonly title: string;
  readonly isGroup: boolean;
  readonly isFinal: boolean;
}

/** All ways from one state to the same other. */
export interface Bundle {
  readonly from: string;
  readonly to: string;
  /** What leads along them: `VERIFIED [formCompleted]`. */
  readonly names: readonly string[];
}

export interface Line extends Bundle {
  readonly points: readonly Point[];
  /** Where its names begin. */
  readonly label: Point;
}

const LETTER = 6.7;

export const namesText = (names: readonly string[]): string => names.join(', ');

export const namesWidth = (names: readonly string[]): number => namesText(names).length * LETTER;

export const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });
