import type { AnswerQuestion, AnswerQuestions } from '#contract/admissions/answer-lists.ts';

/** The chosen questions, those alone that the programme asks and the reader may read. */
export const columnsIn = (text: string | undefined, { questions }: AnswerQuestions): string[] =>
  (text ? text.split(',') : []).filter((path) => questions.some((each) => each.path === path));

/** Rows have several answers, and a file none that could be compared. The server refuses what is masked too. */
export const isSortable = ({ rows, kind, path }: AnswerQuestion): boolean =>
  rows === null && kind !== 'several' && kind !== 'file' && !path.endsWith('/nin');
