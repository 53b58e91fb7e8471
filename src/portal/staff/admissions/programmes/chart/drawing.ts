/** In pixels: a column of states, a line from each to the next, and a loop on the right for any other way; it fits a phone. */
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
  readonly label: Point;
}

const LETTER = 6.7;

export const namesText = (names: readonly string[]): string => names.join(', ');

export const namesWidth = (names: readonly string[]): number => namesText(names).length * LETTER;

export const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });
