import { RawLayout, type RawQuestion } from '#contract/academics/raw-results.ts';
import { SHEET } from '#contract/academics/states.ts';
import { isCourseHeading } from '#rules/academics/courseHeading.ts';
import { componentNamed } from '#rules/academics/testFileName.ts';
import { typedMark } from '#rules/academics/typedMark.ts';
import { maximumIn } from '#rules/sheets/headingMaximum.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { validatorCompiler } from '../../platform/http/validation.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { RawColumn, RawSheet } from './rawBook.ts';

export type TaughtCourse = RowOf<'taught-courses'>;

const check = validatorCompiler({ schema: RawLayout, httpPart: 'body', method: 'POST', url: '' });

/** @returns undefined where nobody has said anything of the book. @throws Problem 422 for what is no answer */
export function sentRawLayout(text: string | undefined): RawLayout | undefined {
  const said = text === undefined ? undefined : parsed(text);
  // 'Match its columns again' says nothing.
  if (said === undefined || (typeof said === 'object' && said !== null && Object.keys(said).length === 0))
    return undefined;
  const checked = check(said) as { readonly value?: RawLayout };
  if (!checked.value) throw invalid('It could not be read which sheet is which. Please upload the file again');
  return checked.value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param before what was said of such a book, which is proposed */
export const rawQuestion = (
  sheets: readonly RawSheet[],
  taught: readonly TaughtCourse[],
  before: RawLayout | undefined,
): Problem =>
  new Problem(409, 'Please say which sheet is which, and whose results they are', {
    title: 'Which results are these?',
    question: questionOf(sheets, taught, before),
  });

const EXAMPLES = 3;

function questionOf(
  sheets: readonly RawSheet[],
  taught: readonly TaughtCourse[],
  before: RawLayout | undefined,
): RawQuestion {
  const columns = columnsOf(sheets).map(({ key, heading, examples }) => ({
    key,
    heading,
    examples,
    courses: coursesOf(key, heading, taught, before),
  }));
  const named = new Set(columns.flatMap(({ courses }) => courses));
  const classes = [...Map.groupBy(taught, className)]
    .map(([name, courses], id) => ({ id, name, sessionId: courses[0]!.sessionId, courses }))
    .toSorted((one, other) => countIn(named, other.courses) - countIn(named, one.courses) || one.id - other.id);
  return {
    kind: 'raw-results',
    classes: classes.map(({ id, name, sessionId }) => ({ id, name, sessionId })),
    courses: classes.flatMap(({ id, courses }) =>
      courses.map(({ departmentCourseId, code, title, state }) => ({
        classId: id,
        departmentCourseId,
        code,
        title,
        isOpen: state === SHEET.open,
      })),
    ),
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      students: sheet.students.length,
      component: before?.sheets[sheet.name]?.component ?? componentNamed(sheet.name) ?? null,
      outOf: maximumOf(sheet) ?? before?.sheets[sheet.name]?.outOf ?? null,
      highest: highestOn(sheet),
    })),
    columns,
  };
}

/** Those that it is called after; else the one that somebody said. */
function coursesOf(
  key: string,
  heading: string,
  taught: readonly TaughtCourse[],
  before: RawLayout | undefined,
): number[] {
  const ids = (courses: readonly TaughtCourse[]) => [
    ...new Set(courses.map(({ departmentCourseId }) => departmentCourseId)),
  ];
  const named = ids(taught.filter((course) => isCourseHeading(heading, course)));
  return named.length > 0
    ? named
    : ids(taught.filter(({ departmentCourseId }) => departmentCourseId === before?.courses[key]));
}

const className = ({ session, semester, programme, levelId }: TaughtCourse): string =>
  [session, semester, programme, `level ${levelId}`].join(', ');

const countIn = (named: ReadonlySet<number>, courses: readonly TaughtCourse[]): number =>
  courses.filter(({ departmentCourseId }) => named.has(departmentCourseId)).length;

function columnsOf(sheets: readonly RawSheet[]) {
  const columns = sheets.flatMap((sheet) => sheet.columns.map((column) => ({ ...column, sheet })));
  return [...Map.groupBy(columns, ({ key }) => key)].map(([key, own]) => ({
    key,
    heading: own[0]!.heading,
    examples: textsOf(own[0]!.sheet, own[0]!).slice(0, EXAMPLES),
  }));
}

const textsOf = ({ students }: RawSheet, { column }: RawColumn): string[] =>
  students.map(({ cellAt }) => cellAt(column)).flatMap((cell) => ('text' in cell && cell.text ? [cell.text] : []));

/** In the sheet's name, or the same in all headings that have one. */
function maximumOf(sheet: RawSheet): number | undefined {
  const said = sheet.columns.flatMap(({ heading }) => maximumIn(heading) ?? []);
  return maximumIn(sheet.name) ?? (new Set(said).size === 1 ? said[0] : undefined);
}

function highestOn(sheet: RawSheet): number | null {
  const marks = sheet.columns.flatMap((column) =>
    textsOf(sheet, column)
      .map(typedMark)
      .flatMap((typed) => (typed.kind === 'mark' ? [typed.hundredths] : [])),
  );
  return marks.length === 0 ? null : marks.reduce((most, mark) => Math.max(most, mark), 0) / 100;
}
