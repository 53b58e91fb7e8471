import type { AnswerFilter, AnswerQuestion, AnswerTest } from '#contract/admissions/answer-lists.ts';

/** What is chosen of a test while it is made. */
export interface Draft {
  readonly words: string;
  readonly from: string;
  readonly to: string;
  readonly answers: readonly (string | number | boolean)[];
  /** Whether it was answered at all, in place of how. */
  readonly is: '' | 'answered' | 'missing';
}

export const NOTHING: Draft = { words: '', from: '', to: '', answers: [], is: '' };

/** The test that was made; undefined while nothing is. */
export function testIn({ path, kind }: Pick<AnswerQuestion, 'path' | 'kind'>, draft: Draft): AnswerTest | undefined {
  if (draft.is !== '') return { path, test: 'answered', is: draft.is === 'answered' };
  if (kind === 'text')
    return draft.words.trim() === '' ? undefined : { path, test: 'contains', words: draft.words.trim() };
  if (kind === 'number' || kind === 'day') return rangeIn(path, kind, draft);
  return draft.answers.length > 0 ? { path, test: 'one-of', answers: [...draft.answers] } : undefined;
}

function rangeIn(path: string, kind: 'number' | 'day', { from, to }: Draft): AnswerTest | undefined {
  const end = (text: string) => {
    if (kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
    return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  };
  const [first, last] = [end(from), end(to)];
  if (first === undefined && last === undefined) return undefined;
  return {
    path,
    test: 'range',
    ...(first !== undefined && { from: first }),
    ...(last !== undefined && { to: last }),
  };
}

/** So many rows, each of which has all of `where`, and one of them all of `including`. */
export interface RowsDraft {
  readonly atLeast: string;
  readonly where: Readonly<Record<string, Draft>>;
  readonly including: Readonly<Record<string, Draft>>;
}

export const NO_ROWS: RowsDraft = { atLeast: '1', where: {}, including: {} };

export function rowsIn(
  path: string,
  questions: readonly AnswerQuestion[],
  { atLeast, where, including }: RowsDraft,
): AnswerFilter | undefined {
  const least = Number(atLeast);
  if (!Number.isInteger(least) || least < 1) return undefined;
  const tests = (drafts: RowsDraft['where']) =>
    questions.flatMap((question) => testIn(question, drafts[question.path] ?? NOTHING) ?? []);
  return { path, test: 'rows', atLeast: least, where: tests(where), including: tests(including) };
}
