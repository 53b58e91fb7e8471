/** Of these every letter is looked at by itself. */
const LATIN = 0x180;
const END = 0x110000;

/** Where the sets begin and end that `\s`, `.` and `$` know beyond Latin. */
const SPACES = [0x1680, 0x2000, 0x200b, 0x2028, 0x202a, 0x202f, 0x205f, 0x3000, 0xfeff].flatMap((code) => [
  code,
  code + 1,
]);

/**
 * Letters are alike where a pattern makes no difference between them. Returns the places that read a letter, for each kind of
 * letter that there is. Where only one source has a property, as `\p{L}`, a kind may be returned that has no letter: it reads
 * all that those beside it read, and so hides nothing.
 */
export function kindsOfLetters(sources: readonly string[]): readonly (readonly number[])[] {
  const distinct = [...new Set(sources)];
  const tests = distinct.map((source) => new RegExp(`^${source}$`, 'u'));
  const wide = distinct.filter((source) => /\\p/i.test(source));
  const starts = startsOf(distinct, wide.length > 1 ? wide : []);
  const kinds = new Map<string, readonly number[]>();
  starts.forEach((start, index) => {
    const letter = String.fromCodePoint(start);
    const isAlone = (starts[index + 1] ?? END) === start + 1;
    const reading = distinct.filter(
      (source, at) => tests[at]!.test(letter) || (wide.length === 1 && source === wide[0] && !isAlone),
    );
    const key = reading.join('\n');
    if (!kinds.has(key))
      kinds.set(
        key,
        sources.flatMap((source, place) => (reading.includes(source) ? [place] : [])),
      );
  });
  return [...kinds.values()];
}

/** The letters at which a set of letters begins, or has just ended, in order. */
function startsOf(sources: readonly string[], wide: readonly string[]): number[] {
  const starts = new Set([...Array.from({ length: LATIN + 1 }, (_, code) => code), ...SPACES]);
  for (const source of sources) for (const code of codesIn(source)) starts.add(code).add(code + 1);
  if (wide.length > 0) for (const start of boundaries(wide)) starts.add(start);
  starts.delete(END);
  return [...starts].sort((one, other) => one - other);
}

const CODE = /\\[pP]\{[^}]*\}|\\u\{([\da-f]+)\}|((?:\\u[\da-f]{4})+)|\\x([\da-f]{2})|\\c?.|./gisu;

/** The letters that are written in it; what is ahead of Latin is looked at anyway. */
function codesIn(source: string): number[] {
  return [...source.matchAll(CODE)].flatMap(([written, braced, units]) => {
    if (braced) return [parseInt(braced, 16)];
    if (units) return [...(JSON.parse(`"${units}"`) as string)].map((letter) => letter.codePointAt(0)!);
    return written.startsWith('\\') ? [written.codePointAt(1)!] : [written.codePointAt(0)!];
  });
}

/** Slow, a quarter of a second: each source looks at all letters that there are. */
function boundaries(sources: readonly string[]): number[] {
  const all = allLetters();
  const found = sources.flatMap((source) =>
    [...all.matchAll(new RegExp(`${source}+`, 'gu'))].flatMap(({ 0: run, index }) => [
      all.codePointAt(index)!,
      [...run.slice(-2)].at(-1)!.codePointAt(0)! + 1,
    ]),
  );
  return [...SURROGATES, ...found];
}

/** Halves of letters, which would join where they stand beside each other. */
const SURROGATES = [0xd800, 0xe000];
const CHUNK = 0x800;

function allLetters(): string {
  const [from, to] = SURROGATES;
  let all = '';
  for (let start = 0; start < END; start += CHUNK)
    if (start < from! || start >= to!)
      all += String.fromCodePoint(...Array.from({ length: CHUNK }, (_, code) => start + code));
  return all;
}
