import type { CbtCourse, cbtUpload, TestQuestion } from '#contract/academics/score-files.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import { countedTry, type CountedTry } from '#rules/academics/countedTry.ts';
import { exactNumber } from '#rules/academics/looseNumber.ts';
import { componentNamed, namesCourse } from '#rules/academics/testFileName.ts';
import { typedMark } from '#rules/academics/typedMark.ts';
import { isOfKind } from '#rules/sheets/columnKind.ts';
import { isFooter } from '#rules/sheets/footer.ts';
import { headingKey } from '#rules/sheets/headingKey.ts';
import { enumeration } from '#rules/text/enumeration.ts';
import { Problem } from '../../platform/problem.ts';
import type { SheetRow, Survey } from '../../kit/sheet/reading.ts';
import type { MatchedTarget } from '../../kit/upload/layout/fields.ts';
import { matchingOf } from '../../kit/upload/layout/matching.ts';
import { NAME, NUMBER, numberIn } from './placing.ts';
import type { ReadFile, ScoreColumns } from './scoreReading.ts';

const SCORE = 'Score';
/** Whether the person finished. */
export const STATUS = 'Status';
const STARTED = 'Started on';

const TARGET: MatchedTarget = {
  headings: { matricNumber: NUMBER, fullName: NAME, score: SCORE },
  needed: ['matricNumber', 'score'],
  marks: { status: STATUS, started: STARTED },
  kinds: { matricNumber: 'student-number' },
  name: 'fullName',
  synonyms: {
    matricNumber: ['ID number', 'Username'],
    score: ['Grade', 'Mark', 'Marks', 'Result', 'Points'],
    status: ['State'],
  },
};

/** Programs for tests know no matric numbers: colleges write them as surnames, and the whole name as the first one. */
const NUMBER_AS_SURNAME: MatchedTarget = {
  headings: TARGET.headings,
  needed: ['matricNumber', 'score'],
  marks: { status: STATUS, started: STARTED },
  synonyms: { ...TARGET.synonyms, matricNumber: ['Surname'], fullName: ['First name'] },
};

export const CBT_COLUMNS: ScoreColumns = {
  list: '/Results/tests',
  target: TARGET,
  targetFor: (survey) => (hasNumberAsSurname(survey) ? NUMBER_AS_SURNAME : TARGET),
};

function hasNumberAsSurname(survey: Survey): boolean {
  const { headings, valuesOf } = matchingOf(TARGET, survey, undefined);
  const [column] = [...headings.names].find(([, written]) => headingKey(written) === 'surname') ?? [];
  if (column === undefined) return false;
  return isOfKind(
    valuesOf(column).filter((value) => !isFooter(value, [])),
    'student-number',
  );
}

export interface Test {
  readonly departmentCourseId: number;
  readonly component: 'ca' | 'exam';
  readonly outOf: number;
}

interface Given extends Omit<Query<typeof cbtUpload>, 'sessionId'> {
  /** Those that the caller may upload to. */
  readonly courses: readonly CbtCourse[];
}

interface SatTest {
  readonly test: Test;
  readonly file: Pick<ReadFile, 'fileName' | 'rows' | 'notes'>;
}

/**
 * What a file of test scores is about. What nobody has said and what the file says otherwise is asked, and so is which try of a
 * person counts. @throws Problem 409 with the question
 */
export function testOf(read: ReadFile, given: Given): SatTest {
  const said = factsIn(read, given.courses);
  const { departmentCourseId = said.departmentCourseId, component = said.component, outOf = said.outOf } = given;
  const sittings = sittingsIn(read.rows);
  const repeated = sittings.filter(({ tries }) => tries.length > 1);
  const isSaid = given.departmentCourseId !== undefined && given.component !== undefined && given.outOf !== undefined;
  const isOther = (['departmentCourseId', 'component', 'outOf'] as const).some(
    (fact) => said[fact] !== undefined && said[fact] !== given[fact],
  );
  if (!isSaid || (isOther && !given.confirmed) || (repeated.length > 0 && !given.tries))
    throw new Problem(409, 'Please confirm which test this file has', {
      title: 'Which test is this?',
      question: questionOf(read.fileName, given.courses, { departmentCourseId, component, outOf }, repeated) as {
        kind: string;
      },
    });
  return {
    test: { departmentCourseId: departmentCourseId!, component: component!, outOf: outOf! },
    file: {
      fileName: read.fileName,
      rows: given.tries ? countedRows(sittings, given.tries) : read.rows,
      notes: [
        readAs(given.courses, { departmentCourseId, component, outOf }),
        ...(given.tries && repeated.length > 0 ? repeated.map((sitting) => countedNote(sitting, given.tries!)) : []),
        ...read.notes,
      ],
    },
  };
}

type Facts = Partial<Test>;

/** The course of its name where it can be one only, the component in its name, and the maximum in its heading. */
function factsIn({ fileName, maxima }: ReadFile, courses: readonly CbtCourse[]): Facts {
  const named = courses.filter((course) => namesCourse(fileName, course));
  const [component, outOf] = [componentNamed(fileName), maxima.get(SCORE)];
  return {
    ...(named.length === 1 && { departmentCourseId: named[0]!.departmentCourseId }),
    ...(component && { component }),
    ...(outOf !== undefined && { outOf }),
  };
}

function questionOf(
  fileName: string,
  courses: readonly CbtCourse[],
  facts: { readonly [Fact in keyof Test]: Test[Fact] | undefined },
  repeated: readonly Sitting[],
): TestQuestion {
  const open = courses.filter(({ isOpen }) => isOpen);
  const named = open.filter((course) => namesCourse(fileName, course));
  return {
    kind: 'test',
    courses: [...new Set([...named, ...open])].map(({ departmentCourseId, code, title, programme }) => ({
      departmentCourseId,
      code,
      title,
      programme,
    })),
    departmentCourseId: facts.departmentCourseId ?? null,
    component: facts.component ?? null,
    outOf: facts.outOf ?? null,
    tries: repeated.map(({ number, name, tries }) => ({ number, name, scores: tries.map(({ score }) => score / 100) })),
  };
}

const COMPONENTS = { ca: 'continuous assessment', exam: 'examination' } as const;

function readAs(
  courses: readonly CbtCourse[],
  { departmentCourseId, component, outOf }: { readonly [Fact in keyof Test]: Test[Fact] | undefined },
): string {
  const course = courses.find((each) => each.departmentCourseId === departmentCourseId);
  return `The scores are read as the ${COMPONENTS[component!]} of ${course?.code ?? 'this course'}, out of ${outOf}.`;
}

/** All rows of one person, and those of them that have a score. */
interface Sitting {
  readonly number: string;
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly tries: readonly { readonly row: SheetRow; readonly score: number; readonly startedOn: string }[];
}

/** Only a file that says when a person began has tries: two rows of one number are a mistake in any other. */
function sittingsIn(rows: readonly SheetRow[]): Sitting[] {
  return [...Map.groupBy(rows, (row) => (row.cells[STARTED] ? numberIn(row.cells) : `row ${row.number}`))].map(
    ([, own]) => ({
      number: exactNumber(own[0]!.cells[NUMBER] ?? ''),
      name: own[0]!.cells[NAME] ?? '',
      rows: own,
      tries: own.flatMap((row) => {
        const typed = typedMark(row.cells[SCORE] ?? '');
        return typed.kind === 'mark' ? [{ row, score: typed.hundredths, startedOn: row.cells[STARTED] ?? '' }] : [];
      }),
    }),
  );
}

const countedRows = (sittings: readonly Sitting[], counted: CountedTry): SheetRow[] =>
  sittings.map((sitting) => countedRow(sitting, counted)).toSorted((one, other) => one.number - other.number);

function countedRow({ rows, tries: [first, ...others] }: Sitting, counted: CountedTry): SheetRow {
  return first ? countedTry([first, ...others], counted).row : rows[0]!;
}

const countedNote = (sitting: Sitting, counted: CountedTry): string =>
  `${sitting.number} has scores on rows ${enumeration(sitting.tries.map(({ row }) => String(row.number)))}: row ${countedRow(sitting, counted).number} counts, the ${counted}.`;
