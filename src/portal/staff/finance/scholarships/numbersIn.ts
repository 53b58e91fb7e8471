const MOST = 500;
const HEADING = /number|matric|reg/i;

/** Of each line what stands before a comma, a semicolon or a tab; a first line without a digit is a heading. */
export function numbersIn(text: string): string[] {
  const numbers = text
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(/[,;\t]/)[0]!
        .replaceAll('"', '')
        .trim(),
    )
    .filter((number) => number !== '');
  const [first = ''] = numbers;
  const rows = !/\d/.test(first) && HEADING.test(first) ? numbers.slice(1) : numbers;
  return rows.slice(0, MOST);
}
