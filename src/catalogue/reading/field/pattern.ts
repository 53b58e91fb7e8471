import { type PatternFault, patternFault } from '../../patterns/isLinear.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

export const pattern: FieldCheck = ({ section, pointer, field }) => {
  if (field.pattern === undefined) return;
  const at = `${pointer}/pattern`;
  try {
    new RegExp(field.pattern, 'u');
  } catch (mistake) {
    refuse(
      section,
      at,
      `the pattern '${field.pattern}' cannot be read: ${plainFault((mistake as Error).message.split('/u: ').at(-1)!)}.`,
    );
  }
  const fault = patternFault(field.pattern);
  if (fault) refuse(section, at, `the pattern '${field.pattern}' ${SLOW[fault]}.`);
};

/** Everybody waits while a server tries a pattern, and a stranger chooses the text on which it is tried. */
const SLOW: Readonly<Record<PatternFault, string>> = {
  ambiguous:
    'can fit a long text in very many ways, and trying them all would stop the server: what repeats must not stand in, or beside, what repeats the same letters. "^[a-z]+$" says what "^([a-z]+)+$" does',
  anywhere: 'would be tried at every letter of a long text, which would stop the server: begin it with ^',
  elsewhere: 'looks ahead, looks back or repeats what it met before: say it without (?=, (?!, (?<= and \\\\1',
  large:
    'is too long for anybody to be sure that it cannot stop the server: use smaller numbers in braces, or a "maxLength" in their place',
};

/** What the engine says of a pattern, and how it is said to people. */
const PATTERN_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/unterminated character class/i, 'a square bracket [ is not closed'],
  [/unterminated group/i, 'a round bracket ( is not closed'],
  [/unmatched '\)'/i, 'a round bracket ) closes what was never opened'],
  [/nothing to repeat/i, 'a *, +, ? or {4} has nothing before it to repeat'],
  [/lone quantifier brackets|incomplete quantifier/i, 'a brace { or } or a bracket ] is alone: write \\\\ before it'],
  [/numbers out of order/i, 'of the two numbers in braces the smaller one comes first, {2,4}'],
  [
    /range out of order|invalid character class/i,
    'in square brackets a range runs from the smaller to the larger, A-Z or 0-9',
  ],
  [
    /invalid (identity |unicode |class |decimal )?escape|invalid property name/i,
    'a backslash is before a letter that means nothing after it',
  ],
];

const plainFault = (message: string): string =>
  PATTERN_FAULTS.find(([fault]) => fault.test(message))?.[1] ??
  'something in it is not closed, or means nothing where it is; "^[0-9]{4}$" is four digits';
