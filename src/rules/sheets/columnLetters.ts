/** 1 gives 'A', and 27 'AA'. */
export const columnLetters = (column: number): string =>
  (column <= 26 ? '' : columnLetters(Math.floor((column - 1) / 26))) + String.fromCharCode(65 + ((column - 1) % 26));
