/** A mistake of writing, which no parser words for people. */
export interface TextMistake {
  readonly offset: number;
  readonly sentence: string;
}

export interface LexedLine {
  readonly mistakes: readonly TextMistake[];
  /** The line as it was probably meant. */
  readonly text: string;
  /** False where a quote is missing: which one, the line alone does not say. */
  readonly isWhole: boolean;
}

const CURLY = '“”„‟″';
const SINGLE = "'‘’‚‛`";
const INVISIBLE = /[\u00a0\u2000-\u200b\u202f\u2060\u3000\ufeff]/;
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const WORDS: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: 'null', none: 'null' };

/** No text of JSON runs over the end of a line, so that each line is looked at alone and a mistake stays in its own. */
export function lexLine(line: string, start: number): LexedLine {
  const lexed = lex(line, start);
  if (lexed.isWhole) return lexed;
  const curly = [...line].findIndex((letter) => CURLY.includes(letter));
  if (curly < 0) {
    const first = line.search(/\S/);
    return {
      mistakes: [
        {
          offset: start + Math.max(first, 0),
          sentence: `a quote is missing in this line: each name and each text is between two, "like this".`,
        },
      ],
      text: line,
      isWhole: false,
    };
  }
  const straight = lex(line.replace(new RegExp(`[${CURLY}]`, 'g'), '"'), start);
  return { ...straight, mistakes: [curlyAt(line, curly, start)] };
}

const curlyAt = (line: string, at: number, start: number): TextMistake => ({
  offset: start + at,
  sentence: `${[...line][at]} is a curly quote, as word processors write it: write the straight one, ".`,
});

interface Token {
  readonly text: string;
  readonly length: number;
  readonly mistakes: readonly TextMistake[];
}

/** The token that begins there, with places within the line; undefined where it is of another kind. */
type Reader = (line: string, at: number) => Token | typeof ENDLESS | undefined;

/** Of a text that has no end in its line. */
const ENDLESS = 'endless';

function lex(line: string, start: number): LexedLine {
  const mistakes: TextMistake[] = [];
  let [text, at] = ['', 0];
  while (at < line.length) {
    const token = tokenAt(line, at);
    if (token === ENDLESS) return { mistakes, text: line, isWhole: false };
    // Two curly quotes around one word are one mistake, and so are two brackets.
    for (const { offset, sentence } of token.mistakes)
      if (mistakes.every((other) => kindOf(other.sentence) !== kindOf(sentence)))
        mistakes.push({ offset: start + offset, sentence });
    text += token.text;
    at += token.length;
  }
  return { mistakes, text, isWhole: true };
}

function tokenAt(line: string, at: number): Token | typeof ENDLESS {
  for (const read of READERS) {
    const token = read(line, at);
    if (token) return token;
  }
  return { text: line[at]!, length: 1, mistakes: [] };
}

const quoted: Reader = (line, at) => {
  const letter = line[at]!;
  return letter === '"' || CURLY.includes(letter) || SINGLE.includes(letter) ? textAt(line, at) : undefined;
};

const comment: Reader = (line, at) =>
  line.startsWith('//', at) || line[at] === '#'
    ? { text: '', length: line.length - at, mistakes: [{ offset: at, sentence: 'a comment cannot be here.' }] }
    : undefined;

const blank: Reader = (line, at) =>
  INVISIBLE.test(line[at]!)
    ? {
        text: ' ',
        length: 1,
        mistakes: [
          {
            offset: at,
            sentence: 'an invisible blank is here, as web pages have it: delete it, and type a blank.',
          },
        ],
      }
    : undefined;

const bareWord: Reader = (line, at) => {
  const bare = /^[A-Za-z_$][\w$-]*/.exec(line.slice(at))?.[0];
  if (bare === undefined) return undefined;
  const known = WORDS[bare.toLowerCase()];
  const sentence =
    known === undefined
      ? `'${bare}' has no quotes: each name and each text is between two, "${bare}".`
      : `'${bare}' is written ${known}, in small letters and without quotes.`;
  return {
    text: known ?? JSON.stringify(bare),
    length: bare.length,
    mistakes: known === bare ? [] : [{ offset: at, sentence }],
  };
};

const number: Reader = (line, at) => {
  const written = /^[-+.\d][-+.\dA-Za-z]*/.exec(line.slice(at))?.[0];
  if (written === undefined) return undefined;
  const grouped = /:\s*$/.test(line.slice(0, at)) ? /^\d{1,3}(,\d{3})+(?!\d)/.exec(line.slice(at))?.[0] : undefined;
  if (grouped) {
    const plain = grouped.replaceAll(',', '');
    return {
      text: plain,
      length: grouped.length,
      mistakes: [{ offset: at, sentence: `'${grouped}' has a comma in it: write ${plain}.` }],
    };
  }
  if (NUMBER.test(written)) return { text: written, length: written.length, mistakes: [] };
  return {
    text: String(Number.parseFloat(written) || 0),
    length: written.length,
    mistakes: [{ offset: at, sentence: `'${written}' is not a number${meant(written)}.` }],
  };
};

const mark: Reader = (line, at) => {
  const letter = line[at]!;
  if (/[\s{}[\],:]/.test(letter)) return undefined;
  const { meant: instead, sentence } = MARKS[letter] ?? {
    meant: ' ',
    sentence: `${letter} means nothing here: delete it.`,
  };
  return { text: instead, length: 1, mistakes: [{ offset: at, sentence }] };
};

const READERS: readonly Reader[] = [quoted, comment, blank, bareWord, number, mark];

/** Marks of other languages, with those that stand here in their place. */
const MARKS: Readonly<Record<string, { readonly meant: string; readonly sentence: string }>> = {
  '=': { meant: ':', sentence: '= is written as a colon, :.' },
  ';': { meant: ',', sentence: '; is written as a comma, or left out at the end.' },
  '(': { meant: '[', sentence: '( is a round bracket: a list is in square ones, [ ].' },
  ')': { meant: ']', sentence: ') is a round bracket: a list is in square ones, [ ].' },
};

/** The sentence without the mark that it names. */
const kindOf = (sentence: string): string => sentence.replace(/^'(\\.)' must be '\\\\.'|^[^']/, '');

const meant = (number: string): string => {
  const value = Number(number);
  return Number.isNaN(value) ? '' : `: write ${value}`;
};

function textAt(line: string, from: number): Token | typeof ENDLESS {
  const quote = line[from]!;
  const ends = quote === '"' ? '"' : SINGLE.includes(quote) ? SINGLE : `"${CURLY}`;
  const mistakes = [...openedBy(line, from)];
  let [text, at] = ['"', from + 1];
  while (at < line.length && !ends.includes(line[at]!)) {
    const token = line[at] === '\\' ? escapeAt(line, at) : letterAt(line, at);
    mistakes.push(...token.mistakes);
    text += token.text;
    at += token.length;
  }
  return at < line.length ? { mistakes, text: `${text}"`, length: at + 1 - from } : ENDLESS;
}

function openedBy(line: string, at: number): TextMistake[] {
  const quote = line[at]!;
  if (CURLY.includes(quote)) return [curlyAt(line, at, 0)];
  return SINGLE.includes(quote)
    ? [{ offset: at, sentence: `${quote} is a single quote: names and texts are between double ones, ".` }]
    : [];
}

function escapeAt(line: string, at: number): Token {
  const escape = /^\\(["\\/bfnrt]|u[\da-fA-F]{4})/.exec(line.slice(at))?.[0];
  if (escape !== undefined) return { text: escape, length: escape.length, mistakes: [] };
  const next = line[at + 1] ?? '';
  const sentence = `'\\${next}' must be '\\\\${next}': a backslash is written twice here.`;
  return { text: `\\\\${next}`, length: 1 + next.length, mistakes: [{ offset: at, sentence }] };
}

function letterAt(line: string, at: number): Token {
  const letter = line[at]!;
  if (letter >= ' ') return { text: letter === '"' ? '\\"' : letter, length: 1, mistakes: [] };
  return {
    text: ' ',
    length: 1,
    mistakes: [{ offset: at, sentence: 'a tab is within this text: write a blank.' }],
  };
}
