/** What a pattern is made of. Brackets that only group are what stands in them. */
export type Part =
  /** One letter of the text; `source` says which: `a`, `\d`, `[A-Z]`. */
  | { readonly kind: 'letter'; readonly source: string }
  /** It reads no letter: `^`, `$`, `\b`. */
  | { readonly kind: 'place'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly least: number; readonly most: number };

/** It looks ahead, looks back, or repeats what was read before: no bound is known of these. */
export class LooksElsewhere extends Error {}

const ATOM =
  /\\u\{[\da-f]+\}|\\u[\da-f]{4}(?:(?<=\\ud[89ab]..)\\ud[c-f]..)?|\\x..|\\c.|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|./isuy;
const TIMES = /[*+?]\??|\{(\d+)(,?)(\d*)\}\??/y;
const GROUP = /\((?:\?:|\?<[^=!>]+>)?/y;

/** @param pattern one that the engine accepts with the flag `u` */
export function parsePattern(pattern: string): Part {
  let at = 0;
  const take = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    const match = expression.exec(pattern);
    if (match) at = expression.lastIndex;
    return match;
  };

  const choice = (): Part => {
    const parts = [sequence()];
    while (pattern[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  };

  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  };

  const repeated = (part: Part): Part => {
    const times = take(TIMES);
    return times ? { kind: 'repeat', part, ...boundsOf(times) } : part;
  };

  const atom = (): Part => {
    if (take(GROUP)) {
      if (pattern[at] === '?') throw new LooksElsewhere();
      const inner = choice();
      at += 1;
      return inner;
    }
    const source = take(ATOM)![0];
    if (/^\\[1-9k]/.test(source)) throw new LooksElsewhere();
    return { kind: /^([$^]|\\b)$/i.test(source) ? 'place' : 'letter', source };
  };

  return choice();
}

function boundsOf([times, least, comma, most]: RegExpExecArray): { readonly least: number; readonly most: number } {
  if (least === undefined) return { least: times[0] === '+' ? 1 : 0, most: times[0] === '?' ? 1 : Infinity };
  return { least: Number(least), most: comma === '' ? Number(least) : most ? Number(most) : Infinity };
}

/** Whether it is tried at the beginning of a text alone. */
export function beginsAtStart(part: Part): boolean {
  if (part.kind === 'place') return part.source === '^';
  if (part.kind === 'sequence') return part.parts.length > 0 && beginsAtStart(part.parts[0]!);
  if (part.kind === 'choice') return part.parts.every(beginsAtStart);
  return part.kind === 'repeat' && part.least > 0 && beginsAtStart(part.part);
}

/** Whether it asks for a place anywhere but at its beginning: that it was read through does not yet say that it fits. */
export function endsAtPlace(part: Part, isFirst = true): boolean {
  if (part.kind === 'place') return !isFirst || part.source !== '^';
  if (part.kind === 'sequence') return part.parts.some((each, index) => endsAtPlace(each, isFirst && index === 0));
  if (part.kind === 'choice') return part.parts.some((each) => endsAtPlace(each, isFirst));
  return part.kind === 'repeat' && endsAtPlace(part.part, false);
}
