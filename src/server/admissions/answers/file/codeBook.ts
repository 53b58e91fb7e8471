import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { AnswerKind } from '#contract/admissions/answers.ts';
import type { Cell } from '../../../kit/list/cells.ts';
import { questionsOf, type Column, type Question } from './columns.ts';

const KINDS: Readonly<Record<AnswerKind, string>> = {
  text: 'Text',
  number: 'Number',
  day: 'Day',
  choice: 'One of a list',
  several: 'Several of a list',
  'yes-no': 'Yes or no',
  file: 'File',
  group: 'Group',
  rows: 'Rows',
  undeclared: 'Not declared',
};

export const CODE_BOOK_HEAD = ['Column', 'Sheet', 'Section', 'Question', 'Kind', 'Versions', 'Answers'] as const;

/** What each column means: a line for each wording of its question, with the versions that have it. */
export function codeBook(
  columns: readonly Column[],
  versions: readonly Pick<Programme, 'version' | 'sections' | 'endpoints'>[],
): Cell[][] {
  const byVersion = versions.map((version) => new Map(questionsOf(version).map((each) => [each.path, each])));
  return columns.flatMap((column) => {
    const wordings = Map.groupBy(
      byVersion.flatMap((questions, index) => {
        const question = questions.get(column.path);
        return question ? [{ question, number: index + 1 }] : [];
      }),
      ({ question }) => [question.question, answersOf(question.field)].join('\n'),
    );
    return [...wordings.values()].map((same) => lineOf(column, same[0]!.question, same));
  });
}

const lineOf = (
  column: Column,
  { section, question, kind, field }: Question,
  same: readonly { number: number }[],
): Cell[] => [
  column.heading,
  column.isInRows ? 'Rows' : 'Answers',
  section,
  question,
  KINDS[kind],
  same.map(({ number }) => number).join(', '),
  answersOf(field),
];

/** What could be answered; of the college's own lists, which. */
function answersOf({ entries, enum: only, items, lookup }: FieldSchema): string | null {
  const all = entries?.map(({ id, name, off }) => `${id}: ${name}${off ? ' (withdrawn)' : ''}`) ?? only ?? items?.enum;
  return all?.join('; ') ?? (lookup ? `List '${lookup}'` : null);
}
