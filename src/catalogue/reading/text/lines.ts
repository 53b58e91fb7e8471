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
          sentence: `a quote is missing in this line: each name and each text stands between two, "like this".`,
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

function lex(line: string, start: number): LexedLine {
  const mistakes: TextMistake[] = [];
  let [text, at] = ['', 0];
  const mistake = (offset: number, sentence: string) => {
    // Two curly quotes around one word are one mistake, and so are two brackets.
    const kind = kindOf(sentence);
    if (mistakes.every((other) => kindOf(other.sentence) !== kind)) mistakes.push({ offset: start + offset, sentence });
  };
  const word = (pattern: RegExp) => pattern.exec(line.slice(at))![0];

  while (at < line.length) {
    const letter = line[at]!;
    if (letter === '"' || CURLY.includes(letter) || SINGLE.includes(letter)) {
      const quoted = textAt(line, at);
      if (!quoted) return { mistakes, text: line, isWhole: false };
      for (const { offset, sentence } of quoted.mistakes) mistake(offset, sentence);
      text += quoted.text;
      at = quoted.end;
    } else if (line.startsWith('//', at) || letter === '#') {
      mistake(at, 'a comment cannot be here.');
      at = line.length;
    } else if (INVISIBLE.test(letter)) {
      mistake(at, 'an invisible blank stands here, as web pages have it: delete it, and type a blank.');
      text += ' ';
      at += 1;
    } else if (/[A-Za-z_$]/.test(letter)) {
      const bare = word(/^[\w$-]+/);
      const known = WORDS[bare.toLowerCase()];
      if (known === undefined)
        mistake(at, `'${bare}' has no quotes: each name and each text stands between two, "${bare}".`);
      else if (known !== bare) mistake(at, `'${bare}' is written ${known}, in small letters and without quotes.`);
      text += known ?? JSON.stringify(bare);
      at += bare.length;
    } else if (/[-+.\d]/.test(letter)) {
      const grouped = /:\s*$/.test(line.slice(0, at)) ? /^\d{1,3}(,\d{3})+(?!\d)/.exec(line.slice(at))?.[0] : undefined;
      const number = grouped ?? word(/^[-+.\dA-Za-z]+/);
      const plain = grouped?.replaceAll(',', '') ?? number;
      if (grouped) mistake(at, `'${grouped}' has a comma in it: write ${plain}.`);
      else if (!NUMBER.test(number)) mistake(at, `'${number}' is not a number${meant(number)}.`);
      text += NUMBER.test(plain) ? plain : String(Number.parseFloat(plain) || 0);
      at += number.length;
    } else {
      const mark = MARKS[letter];
      if (mark) mistake(at, mark.sentence);
      else if (!/[\s{}[\],:]/.test(letter)) mistake(at, `${letter} means nothing here: delete it.`);
      text += mark?.meant ?? (/[\s{}[\],:]/.test(letter) ? letter : ' ');
      at += 1;
    }
  }
  return { mistakes, text, isWhole: true };
}

/** Marks of other languages, with those that stand here in their place. */
const MARKS: Readonly<Record<string, { readonly meant: string; readonly sentence: string }>> = {
  '=': { meant: ':', sentence: '= is written as a colon, :.' },
  ';': { meant: ',', sentence: '; is written as a comma, or left out at the end.' },
  '(': { meant: '[', sentence: '( is a round bracket: a list stands in square ones, [ ].' },
  ')': { meant: ']', sentence: ') is a round bracket: a list stands in square ones, [ ].' },
};

/** The sentence without the mark that it names. */
const kindOf = (sentence: string): string => sentence.replace(/^'(\\.)' must be '\\\\.'|^[^']/, '');

const meant = (number: string): string => {
  const value = Number(number);
  return Number.isNaN(value) ? '' : `: write ${value}`;
};

/** Undefined where the text has no end. */
function textAt(line: string, from: number): (LexedLine & { readonly end: number }) | undefined {
  const quote = line[from]!;
  const ends = quote === '"' ? '"' : SINGLE.includes(quote) ? SINGLE : `"${CURLY}`;
  const mistakes: TextMistake[] = [];
  if (CURLY.includes(quote)) mistakes.push(curlyAt(line, from, 0));
  if (SINGLE.includes(quote))
    mistakes.push({
      offset: from,
      sentence: `${quote} is a single quote: names and texts stand between double ones, ".`,
    });
  let [text, at] = ['"', from + 1];
  while (at < line.length && !ends.includes(line[at]!)) {
    const letter = line[at]!;
    if (letter === '\\') {
      const escape = /^\\(["\\/bfnrt]|u[\da-fA-F]{4})/.exec(line.slice(at))?.[0];
      const next = line[at + 1] ?? '';
      if (escape === undefined)
        mistakes.push({
          offset: at,
          sentence: `'\\${next}' must be '\\\\${next}': a backslash is written twice here.`,
        });
      text += escape ?? `\\\\${next}`;
      at += escape?.length ?? 1 + next.length;
    } else {
      if (letter < ' ') mistakes.push({ offset: at, sentence: 'a tab stands within this text: write a blank.' });
      text += letter < ' ' ? ' ' : letter === '"' ? '\\"' : letter;
      at += 1;
    }
  }
  return at < line.length ? { mistakes, text: `${text}"`, isWhole: true, end: at + 1 } : undefined;
}
