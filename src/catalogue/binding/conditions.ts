import { isAnswers } from '../normalise.ts';
import type { Condition, Test } from '../vocabulary.ts';
import { isPath } from './reading.ts';

type Read = (path: string) => unknown;

type Tests = { readonly [Name in keyof Test]-?: (given: unknown, wanted: NonNullable<Test[Name]>) => boolean };

const isOneOf = (given: unknown, answers: unknown) => [answers].flat().includes(given);

/** Numbers are compared, and days as YYYY-MM-DD, whose text sorts by time; never a number with a day. */
export const isBelow = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && (one as number) < (other as number);

const isOrdered = (one: unknown, other: unknown) =>
  typeof one === typeof other && ['number', 'string'].includes(typeof one);

const TESTS: Tests = {
  anyBut: (given, answers) => given !== undefined && !isOneOf(given, answers),
  unless: (given, answers) => !isOneOf(given, answers),
  atLeast: (given, least) => isOrdered(given, least) && !isBelow(given, least),
  atMost: (given, most) => isOrdered(given, most) && !isBelow(most, given),
  includes: (given, answers) => Array.isArray(given) && given.some((answer) => isOneOf(answer, answers)),
  answered: (given, wanted) => (given !== undefined) === wanted,
};

/** All parts must hold; each of a list under `and`, one of a list under `or`. */
export const holds = (condition: Condition, read: Read): boolean =>
  Object.entries(condition).every(([name, wanted]) => {
    if (name === 'and') return (wanted as readonly Condition[]).every((each) => holds(each, read));
    if (name === 'or') return (wanted as readonly Condition[]).some((each) => holds(each, read));
    if (name === 'not') return !holds(wanted as Condition, read);
    const given = read(name);
    if (!isAnswers(wanted)) return isOneOf(given, wanted);
    return Object.entries(wanted).every(([test, declared]) => TESTS[test as keyof Test](given, declared as never));
  });

/** The names and paths whose answers decide it, each with what is wanted there. */
export const readBy = (condition: Condition): [path: string, wanted: unknown][] =>
  Object.entries(condition).flatMap(([name, wanted]) => {
    if (name === 'and' || name === 'or') return (wanted as readonly Condition[]).flatMap(readBy);
    return name === 'not' ? readBy(wanted as Condition) : [[name, wanted] as [string, unknown]];
  });

const PLAIN: readonly string[] = ['anyBut', 'unless'];

/** Whether `isApplicable` cannot judge it by itself. */
export const isFurther = (condition: Condition): boolean =>
  Object.entries(condition).some(
    ([name, wanted]) =>
      isPath(name) ||
      ['and', 'or', 'not'].includes(name) ||
      (isAnswers(wanted) && Object.keys(wanted).some((test) => !PLAIN.includes(test))),
  );
