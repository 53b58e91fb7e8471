/** 'A7' gives 1 and 'AA7' 27; what is no place gives 0, which no cell may have. */
export function columnOf(place: string): number {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(place) ?? [''];
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The columns of a range as 'B2:C5'. */
export function columnsOf(range: string): readonly [first: number, last: number] {
  const [first = '', last = first] = range.split(':');
  return [columnOf(first), columnOf(last)];
}
