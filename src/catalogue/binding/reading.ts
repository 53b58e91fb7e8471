import type { Answers, Facts } from '../answers.ts';
import { isAnswers } from '../normalise.ts';

/** What is known where a section is asked: the sections before it, the facts, and the college's day. */
export interface Known {
  readonly answers: Answers;
  readonly facts: Facts;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Those that are left, by path and answer. */
  readonly places?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

/** What a path begins with that names no section: what is known of the application. */
export const APPLICATION = 'application';

export const isPath = (name: string): boolean => name.includes('/');

/** All answers at the end of the path; it leads through every row. */
export function answersAt(from: unknown, names: readonly string[]): unknown[] {
  const [name, ...more] = names;
  if (Array.isArray(from)) return from.flatMap((row) => answersAt(row, names));
  if (name === undefined) return from === undefined ? [] : [from];
  return isAnswers(from) && Object.hasOwn(from, name) ? answersAt(from[name], more) : [];
}

/** The answer beside, or at a path in another section or among the facts; undefined where there is none. */
export function answerAt(siblings: unknown, path: string, { answers, facts }: Known): unknown {
  const [first = '', ...names] = path.split('/');
  if (names.length === 0) return isAnswers(siblings) && Object.hasOwn(siblings, path) ? siblings[path] : undefined;
  return names.reduce<unknown>(
    (at, name) => (isAnswers(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    first === APPLICATION ? facts : answers[first],
  );
}
