/** 'A7' gives 1 and 'AA7' 27; what is no place gives 0, which no cell may have. */
export function columnOf(place: string): number {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(place) ?? [''];
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The columns and the last row of a range as 'B2:C5'. */
export function placesOf(range: string): { readonly first: number; readonly last: number; readonly lastRow: number } {
  const [first = '', last = first] = range.split(':');
  return { first: columnOf(first), last: columnOf(last), lastRow: Number(/\d+$/.exec(last)?.[0] ?? 0) };
}
