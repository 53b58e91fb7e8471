import { isDay } from '../../binding/age.ts';
import { isAnswers } from '../../normalise.ts';
import { childPointer } from '../../pointer.ts';
import type { Answer, Condition, FieldSchema } from '../../vocabulary.ts';
import { didYouMean } from '../declarationError.ts';
import { idOf, idsByName } from '../names/listNames.ts';
import { checkEach } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import { isOfType, KINDS } from './fieldPlace.ts';

export interface ReadAt {
  readonly pointer: string;
  /** A field beside, or a path. */
  readonly path: string;
  readonly wanted: unknown;
}

/** Every name and path of a condition, with its place in the file. */
export const readIn = (condition: Condition, pointer: string): ReadAt[] =>
  Object.entries(condition).flatMap(([name, wanted]) => {
    const at = childPointer(pointer, name);
    if (name === 'and' || name === 'or')
      return (wanted as readonly Condition[]).flatMap((each, index) => readIn(each, `${at}/${index}`));
    return name === 'not' ? readIn(wanted as Condition, at) : [{ pointer: at, path: name, wanted }];
  });

/** Refuses an answer, or a test, that the field can never meet. */
export function mustBePossible(section: Resolved, { pointer, path, wanted }: ReadAt, field: FieldSchema): void {
  // Its reference leads nowhere, which is told there.
  if (field.type === undefined) return;
  const [[word, answers] = ['', wanted]] = isAnswers(wanted) ? Object.entries(wanted) : [];
  const at = word ? `${pointer}/${word}` : pointer;
  if (word === 'answered') return;
  if (word === 'atLeast' || word === 'atMost') return mustBeComparable(section, at, path, answers, field);
  if ((word === 'includes') !== (field.type === 'array'))
    refuse(
      section,
      at,
      word === 'includes'
        ? `'${path}' takes one answer: write it without 'includes'.`
        : `'${path}' takes several answers: write { "includes": ... }.`,
    );
  const single = field.type === 'array' ? (field.items ?? {}) : field;
  checkEach([answers].flat().entries(), ([index, answer]) =>
    canBeAnswered(answer as Answer, path, single, section, Array.isArray(answers) ? `${at}/${index}` : at),
  );
}

function mustBeComparable(section: Resolved, at: string, path: string, limit: unknown, field: FieldSchema): void {
  const ofDays = field.format === 'date';
  const isNumber = (field.type === 'integer' || field.type === 'number') && field.lookup === undefined;
  if (!ofDays && !isNumber) refuse(section, at, `'${path}' has no order: only numbers and days are compared.`);
  if (ofDays ? !isDay(limit) : typeof limit !== 'number')
    refuse(
      section,
      at,
      `'${String(limit)}' cannot be compared with '${path}', which is ${ofDays ? 'a day: "2027-01-31"' : 'a number'}.`,
    );
}

export function canBeAnswered(answer: Answer, path: string, field: FieldSchema, section: Resolved, at: string): void {
  const { type, enum: listed, const: only } = field;
  if (type === undefined) return;
  const possible = listed ?? (only === undefined ? undefined : [only]);
  if (possible && !possible.includes(answer))
    refuse(
      section,
      at,
      `'${answer}' is never the answer to '${path}'.${didYouMean(String(answer), possible.map(String))}`,
    );
  const names = idsByName(field);
  const id = idOf(answer, field);
  if (names && ![...names.values()].includes(id))
    refuse(
      section,
      at,
      `'${answer}' is not on the list '${field.lookup ?? field.list}'.${namesToWrite(answer, [...names.keys()])}`,
    );
  if (!isOfType(id, type))
    refuse(section, at, `'${answer}' is never the answer to '${path}', which is ${KINDS[type]} ("${type}").`);
  const limit = typeof id === 'number' ? limitOfNumber(id, field) : limitOfText(String(id), field);
  if (limit !== undefined) refuse(section, at, `'${answer}' is never the answer to '${path}': ${limit}`);
}

/** More names than these are no help in a sentence. */
const MOST_LISTED = 16;

const namesToWrite = (answer: Answer, names: readonly string[]): string =>
  typeof answer === 'string' || names.length <= MOST_LISTED
    ? didYouMean(String(answer), names)
    : ' Write a name or an id of the list: the page Application forms shows them.';

function limitOfNumber(answer: number, { minimum = -Infinity, maximum = Infinity }: FieldSchema): string | undefined {
  if (answer > maximum) return `its maximum is ${maximum}.`;
  return answer < minimum ? `its minimum is ${minimum}.` : undefined;
}

function limitOfText({ length }: string, { minLength = 0, maxLength = Infinity }: FieldSchema): string | undefined {
  if (length > maxLength) return `it has at most ${maxLength} letters.`;
  return length < minLength ? `it has at least ${minLength} letters.` : undefined;
}
