import type { Graded } from './oLevelCheck.ts';

/** So many subjects stand beside each other in a sitting, and so many sittings in a row. */
export const PAIRS = 12;
export const SITTINGS = [1, 2] as const;

type Sitting = (typeof SITTINGS)[number];

/** A column of a sitting, by its field: 's1subject3'. */
export const subjectField = (sitting: Sitting, pair: number): string => `s${sitting}subject${pair}`;
export const gradeField = (sitting: Sitting, pair: number): string => `s${sitting}grade${pair}`;
export const factField = (sitting: Sitting, fact: Fact): string => `s${sitting}${fact}`;

export const FACTS = ['exam', 'number', 'year', 'month', 'pin', 'serial'] as const;
export type Fact = (typeof FACTS)[number];

/** What a cell stands for in a list; undefined where it is none of it, or may be several. */
export interface Meanings {
  readonly subject: (cell: string) => { readonly id: number; readonly name: string } | undefined;
  readonly grade: (cell: string) => { readonly id: number; readonly name: string } | undefined;
  /** Of a body, and of the sitting for private candidates where the month says so. */
  readonly exam: (cell: string, isPrivate: boolean) => number | undefined;
}

export interface ListedSitting {
  readonly examTypeId: number;
  readonly examNumber: string;
  readonly examYear: number;
  readonly resultPin: string;
  readonly resultSerialNumber: string;
  readonly subjects: readonly Graded[];
}

export interface WideRow {
  readonly sittings: readonly ListedSitting[];
  /** By fields. */
  readonly mistakes: Record<string, string>;
  /** Names as the college writes them, by the fields of cells that are written otherwise. */
  readonly readAs: Readonly<Record<string, string>>;
}

/** O-Level results of one candidate, whose sittings and subjects stand beside each other. @param cells by fields */
export function readWideOLevel(cells: Readonly<Record<string, string>>, meanings: Meanings): WideRow {
  const mistakes: Record<string, string> = {};
  const readAs: Record<string, string> = {};
  const sittings = SITTINGS.flatMap((sitting) => {
    const says = (fact: Fact) => cells[factField(sitting, fact)] ?? '';
    const subjects = subjectsOf(cells, sitting, meanings, { mistakes, readAs });
    if (subjects.length === 0 && says('exam') === '') return [];
    const examTypeId = meanings.exam(says('exam'), /nov|dec/i.test(says('month')));
    if (examTypeId === undefined)
      mistakes[`/${factField(sitting, 'exam')}`] = 'please write the examination, as WAEC, NECO or NABTEB';
    const examYear = Number(says('year'));
    if (!Number.isInteger(examYear) || examYear < 1980)
      mistakes[`/${factField(sitting, 'year')}`] = 'please write the year, as 2025';
    return [
      {
        examTypeId: examTypeId ?? 0,
        examNumber: says('number').toUpperCase(),
        examYear,
        resultPin: says('pin'),
        resultSerialNumber: says('serial'),
        subjects,
      },
    ];
  });
  if (sittings.length === 0 && Object.keys(mistakes).length === 0)
    mistakes[`/${subjectField(1, 1)}`] = 'the row has no result';
  return { sittings, mistakes, readAs };
}

interface Noting {
  readonly mistakes: Record<string, string>;
  readonly readAs: Record<string, string>;
}

function subjectsOf(
  cells: Readonly<Record<string, string>>,
  sitting: Sitting,
  meanings: Meanings,
  noting: Noting,
): readonly Graded[] {
  const seen = new Set<number>();
  return Array.from({ length: PAIRS }, (_, place) => place + 1).flatMap((pair) => {
    const graded = pairOf(
      cells,
      { subject: subjectField(sitting, pair), grade: gradeField(sitting, pair) },
      meanings,
      noting,
    );
    if (!graded) return [];
    if (seen.has(graded.subjectId)) {
      noting.mistakes[`/${subjectField(sitting, pair)}`] = 'this subject is in the sitting already';
      return [];
    }
    seen.add(graded.subjectId);
    return [graded];
  });
}

function pairOf(
  cells: Readonly<Record<string, string>>,
  fields: { readonly subject: string; readonly grade: string },
  meanings: Meanings,
  { mistakes, readAs }: Noting,
): Graded | undefined {
  const [subjectCell, gradeCell] = [cells[fields.subject] ?? '', cells[fields.grade] ?? ''];
  if (subjectCell === '' && gradeCell === '') return undefined;
  if (subjectCell === '') mistakes[`/${fields.subject}`] = `the grade ${gradeCell} has no subject`;
  if (gradeCell === '') mistakes[`/${fields.grade}`] = `${subjectCell} has no grade`;
  if (subjectCell === '' || gradeCell === '') return undefined;
  const [subject, grade] = [meanings.subject(subjectCell), meanings.grade(gradeCell)];
  if (!subject) mistakes[`/${fields.subject}`] = `there is no subject '${subjectCell}'`;
  else if (subject.name.toLowerCase() !== subjectCell.toLowerCase()) readAs[fields.subject] = subject.name;
  if (!grade) mistakes[`/${fields.grade}`] = `there is no grade '${gradeCell}'`;
  else if (grade.name.toLowerCase() !== gradeCell.toLowerCase()) readAs[fields.grade] = grade.name;
  return subject && grade && { subjectId: subject.id, gradeId: grade.id };
}
