import { isAnswers } from '../normalise.ts';
import { childPointer } from '../pointer.ts';
import type { SchemaError } from '../validate.ts';
import type { FurtherWidgetName } from '../registry/widgets.ts';
import type { FieldSchema, RULE_WORDS } from '../vocabulary.ts';
import { isDay, yearsBetween } from './age.ts';
import { isBelow } from './conditions.ts';
import { answerAt, isPath, type Known } from './reading.ts';
import type * as rowRules from './rowRules.ts';

/** What the judging looks at beyond the section, and its rules over rows where the section has some. */
interface Beyond {
  readonly known: Known;
  readonly rows: typeof rowRules | undefined;
}

/** The answers beside each other, their fields, and those around the group or the row that they are in. */
interface Surroundings {
  readonly fields: Readonly<Record<string, FieldSchema>>;
  readonly answers: unknown;
  readonly outer: Surroundings | undefined;
}

/** An answer that is there, its field, the answers beside and around it, and what is known of the rest. */
interface Given extends Beyond {
  readonly answer: unknown;
  readonly around: Surroundings;
  readonly field: FieldSchema;
  /** What is saved there. */
  readonly before: unknown;
}

/** `misplacedRows` judges these: their mistake stands at one row. */
type RowWord = 'inOrder' | 'noOverlap';
type NearWord = 'differsFrom' | 'notBefore';
type FurtherWord = NearWord | Exclude<(typeof RULE_WORDS)[number], RowWord>;

/** Whether the answer keeps to the word. What is not answered, or is of another kind, hinders nobody. */
type Rules = { readonly [W in FurtherWord]: (declared: NonNullable<FieldSchema[W]>, given: Given) => boolean };

const RULES: Rules = {
  equals: (path, given) => isUnanswered(path, given) || folded(other(path, given)) === folded(given.answer),
  differsFrom: (paths, given) =>
    [paths].flat().every((path) => isUnanswered(path, given) || folded(other(path, given)) !== folded(given.answer)),
  notBefore: (path, given) => !isBelow(given.answer, other(path, given)),
  notAfter: (path, given) => !isBelow(other(path, given), given.answer),
  age({ atLeast = 0, atMost = Infinity, on }, given) {
    const day = on === undefined ? given.known.today : isDay(on) ? on : other(on, given);
    if (!isDay(given.answer) || !isDay(day)) return true;
    const years = yearsBetween(given.answer, day);
    return years >= atLeast && years <= atMost;
  },
  mustContain: (declared, { answer, rows }) => !Array.isArray(answer) || rows!.contains(answer, declared),
  totals: (declared, { answer, rows }) => !Array.isArray(answer) || rows!.totalsFit(answer, declared),
  list: (_, { answer, field, before }) =>
    field.entries?.some(({ id, off }) => id === answer && (!off || before === answer)) ?? true,
  noneOf: (alone, { answer }) => !Array.isArray(answer) || answer.length < 2 || !answer.includes(alone),
  decimals: (places, { answer }) => typeof answer !== 'number' || Number(answer.toFixed(places)) === answer,
  signs(paths, given) {
    const typed = wordsIn(given.answer);
    return paths.every((path) => wordsIn(other(path, given)).every((word) => typed.includes(word)));
  },
};

/** A name is that of the nearest field: beside, or around the group. */
function other(path: string, { around, known }: Given): unknown {
  let at: Surroundings | undefined = around;
  while (at?.outer && !isPath(path) && !Object.hasOwn(at.fields, path)) at = at.outer;
  return answerAt(at.answers, path, known);
}

const isUnanswered = (path: string, given: Given) => other(path, given) === undefined;

/** The letters of a name, without their accents. */
const wordsIn = (answer: unknown): string[] =>
  (typeof answer === 'string' ? answer : '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Compared as `checks.ts` compares fields beside each other. */
const folded = (answer: unknown) =>
  (typeof answer === 'object' ? JSON.stringify(answer) : String(answer)).trim().toLowerCase();

/** Those that `checks.ts` judges by itself while they name a field beside. */
const NEAR: readonly FurtherWord[] = ['differsFrom', 'notBefore'];

const isJudgedHere = (word: FurtherWord, declared: unknown, { fields }: Surroundings) =>
  !NEAR.includes(word) || [declared].flat().some((path) => !Object.hasOwn(fields, String(path)));

/**
 * @param beyond with the section's own answers among the known: those in groups and rows may name them by their path
 * @param before what is saved of it
 */
export function furtherErrors(
  schema: FieldSchema,
  answers: unknown,
  beyond: Beyond,
  before: unknown,
  pointer = '',
  outer?: Surroundings,
): SchemaError[] {
  if (schema.items && Array.isArray(answers))
    return answers.flatMap((row, index) =>
      furtherErrors(
        schema.items!,
        row,
        beyond,
        Array.isArray(before) ? before[index] : undefined,
        childPointer(pointer, index),
        outer,
      ),
    );
  if (!schema.properties || !isAnswers(answers)) return [];
  const around = { fields: schema.properties, answers, outer };
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer === undefined) return [];
    const at = childPointer(pointer, name);
    return [
      ...brokenWords(field, {
        answer,
        around,
        ...beyond,
        field,
        before: isAnswers(before) ? before[name] : undefined,
      }).map((keyword) => errorAt(keyword, at)),
      ...(Array.isArray(answer) && beyond.rows ? misplacedRows(field, answer, at, beyond.rows) : []),
      ...(field.widget === SEVERAL && hasTwice(answer) ? [errorAt('uniqueItems', at)] : []),
      ...furtherErrors(field, answer, beyond, isAnswers(before) ? before[name] : undefined, at, around),
    ];
  });
}

const brokenWords = (field: FieldSchema, given: Given): FurtherWord[] =>
  (Object.keys(RULES) as FurtherWord[]).filter((word) => {
    const declared = field[word];
    return (
      declared !== undefined && isJudgedHere(word, declared, given.around) && !RULES[word](declared as never, given)
    );
  });

/** The mistake stands at the row that is to be moved or mended. */
function misplacedRows(
  field: FieldSchema,
  answers: readonly unknown[],
  pointer: string,
  { filledRows, outOfOrder, overlapping }: NonNullable<Beyond['rows']>,
): SchemaError[] {
  const rows = filledRows(field, answers);
  const ordered = Object.entries(field.inOrder ?? {}).flatMap(([column, direction]) => {
    const index = outOfOrder(rows, column, direction);
    return index === undefined ? [] : [errorAt('inOrder', childPointer(childPointer(pointer, index), column))];
  });
  const overlap = field.noOverlap && overlapping(rows, field.noOverlap);
  return overlap === undefined
    ? ordered
    : [...ordered, errorAt('noOverlap', childPointer(childPointer(pointer, overlap), field.noOverlap![0]))];
}

const SEVERAL: FurtherWidgetName = 'check-boxes';

const hasTwice = (answers: unknown) => Array.isArray(answers) && new Set(answers).size < answers.length;

const errorAt = (keyword: string, instancePath: string): SchemaError => ({ keyword, instancePath, params: {} });
