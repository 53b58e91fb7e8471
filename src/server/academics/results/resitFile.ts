import type { FileRow, FileVerdict } from '#contract/academics/score-files.ts';
import { RESITS } from '#contract/academics/states.ts';
import { isCourseHeading } from '#rules/academics/courseHeading.ts';
import { typedMark } from '#rules/academics/typedMark.ts';
import type { UploadedBook } from '../../kit/sheet/readBook.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { rawSheet, type RawSheet } from './rawBook.ts';
import { gradeText } from './resitSheets.ts';
import { isAnothersName } from './rowName.ts';
import type { FileQuery } from './scoreFile.ts';
import { loadSheet, statusOf, type LoadedSheet, type ScoredLine } from './sheet.ts';
import { taughtCourses } from './sql/raw.ts';
import * as sql from './sql/resits.ts';

/** A mark of the file, before anybody asked whose it is. */
interface Cell {
  readonly row: number;
  readonly number: string;
  readonly name: string;
  readonly heading: string;
  readonly text: string;
}

interface Judged {
  readonly shown: FileRow;
  readonly departmentCourseId?: number;
  /** In hundredths, with its line. */
  readonly mark?: { readonly line: string; readonly mark: number; readonly before: number | null };
}

/** Empty cells are students who did not sit again, and say nothing. @throws Problem 422 for a cell without a value */
function cellsIn(sheets: readonly RawSheet[]): Cell[] {
  return sheets.flatMap(({ columns, students }) =>
    students.flatMap(({ row, number, name, cellAt }) =>
      columns.flatMap(({ column, heading }) => {
        const cell = cellAt(column);
        if ('fault' in cell)
          throw invalid(`Row ${row}, ${heading}: ${cell.fault}. Please copy the column and paste it as values`);
        return typedMark(cell.text).kind === 'empty' ? [] : [{ row, number, name, heading, text: cell.text }];
      }),
    ),
  );
}

/** A trial writes nothing, and its commit has the same verdict. @throws Problem 409 where something moved since the trial */
export async function takeResits(
  { database, now }: Platform,
  by: By,
  book: UploadedBook,
  sessionId: number,
  { trial: isTrial = false, digest: seen }: FileQuery,
): Promise<FileVerdict> {
  const sheets = book.sheets.flatMap((sheet) => rawSheet(sheet) ?? []);
  const cells = cellsIn(sheets);
  if (cells.length === 0)
    throw invalid('No sheet of this workbook has matric numbers with marks. Please write REG. No above the numbers');
  return database.transaction(async (tx) => {
    const { judged, unread } = await judgedCells(tx, by.user, cells, sessionId);
    const digest = jsonHash(judged);
    if (seen !== undefined && seen !== digest)
      throw new Problem(409, 'Something has changed since this file was tried. Please try it again', {
        title: 'Not done!',
      });
    if (!isTrial) await write(tx, by, judged, sessionId, now());
    const count = (verdict: FileRow['verdict']) => judged.filter(({ shown }) => shown.verdict === verdict).length;
    const counts = {
      rows: judged.length,
      created: count('new'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    };
    const written = counts.created + counts.changed;
    const ending = isTrial ? 'would be written' : written === 1 ? 'was written' : 'were written';
    return {
      isTrial,
      ...counts,
      digest,
      message: `${written} ${written === 1 ? 'resit' : 'resits'} ${ending}; ${counts.refused} refused`,
      notes: [
        'Each mark is of 100. An empty cell is a student who did not sit again.',
        ...unread.map((heading) => `The column '${heading}' is not read: it is not a course that you teach.`),
      ],
      verdicts: judged.map(({ shown }) => shown),
    };
  });
}

async function judgedCells(tx: Queryable, { userId }: User, cells: readonly Cell[], sessionId: number) {
  const taught = (await taughtCourses(tx, { userId })).filter((course) => course.sessionId === sessionId);
  if (taught.length === 0) throw invalid('Nobody takes a course that you teach. Resits go to courses of your own');
  const numbers = [...new Set(cells.map(({ number }) => number))].filter(Boolean);
  const known = new Map((await sql.studentsByNumber(tx, { numbers })).map(({ number, name }) => [number, name]));
  const lines = await sql.taughtLines(tx, { numbers, sessionId, userId });
  const coursesOf = (heading: string) => taught.filter((course) => isCourseHeading(heading, course));
  const judged: Judged[] = [];
  const loaded = new Map<number, { readonly sheet: LoadedSheet; readonly resits: ResitsOf }>();
  for (const cell of cells.filter(({ heading }) => coursesOf(heading).length > 0)) {
    const courses = coursesOf(cell.heading);
    const line = lines.find(
      (each) =>
        each.number === cell.number &&
        courses.some(({ departmentCourseId }) => departmentCourseId === each.departmentCourseId),
    );
    if (line && !loaded.has(line.departmentCourseId)) {
      const key = { departmentCourseId: line.departmentCourseId, sessionId };
      loaded.set(line.departmentCourseId, { sheet: await loadSheet(tx, key), resits: await resitsOf(tx, key) });
    }
    const twice = cells.filter(({ number, heading }) => number === cell.number && heading === cell.heading).length > 1;
    judged.push(
      judgedCell(cell, courses[0]!.code, {
        name: known.get(cell.number),
        line,
        held: line && loaded.get(line.departmentCourseId),
        isTwice: twice,
      }),
    );
  }
  const unread = [...new Set(cells.map(({ heading }) => heading))].filter((each) => coursesOf(each).length === 0);
  return { judged, unread };
}

interface ResitsOf {
  readonly state: string;
  readonly markOf: ReadonlyMap<string, number>;
}

async function resitsOf(
  tx: Queryable,
  key: { readonly departmentCourseId: number; readonly sessionId: number },
): Promise<ResitsOf> {
  const [sheet] = await sql.lockResitsOf(tx, key);
  const marks = sheet ? await sql.resitMarks(tx, { sheetId: sheet.id }) : [];
  return {
    state: sheet?.state ?? RESITS.open,
    markOf: new Map(marks.map(({ lineId, mark }) => [lineId, mark])),
  };
}

interface Whose {
  /** Undefined where the number is nobody's. */
  readonly name: string | undefined;
  readonly line: Awaited<ReturnType<typeof sql.taughtLines>>[number] | undefined;
  readonly held: { readonly sheet: LoadedSheet; readonly resits: ResitsOf } | undefined;
  readonly isTwice: boolean;
}

function judgedCell({ row, number, name: written, text }: Cell, course: string, whose: Whose): Judged {
  const { line, held } = whose;
  const first = held?.sheet.lines.find(({ id }) => id === line?.id);
  const base = { row, course, number, name: whose.name ?? written, before: first ? firstText(first) : null };
  const refusal = refusalOf({ number, written, text, course }, whose, first);
  if (refusal !== null) return { shown: { ...base, verdict: 'refused', message: refusal, after: null } };
  const typed = typedMark(text);
  const mark = typed.kind === 'mark' ? typed.hundredths : 0;
  const before = held!.resits.markOf.get(first!.id) ?? null;
  const verdict = before === null ? 'new' : before === mark ? 'unchanged' : 'changed';
  return {
    shown: { ...base, verdict, message: null, after: `R ${mark / 100}` },
    departmentCourseId: line!.departmentCourseId,
    ...(verdict !== 'unchanged' && { mark: { line: first!.id, mark, before } }),
  };
}

const firstText = ({ code, result }: ScoredLine): string | null =>
  code ?? (result.total === null ? null : gradeText(result));

type Typed = Pick<Cell, 'number' | 'text'> & { readonly written: string; readonly course: string };

/** Why a mark is not taken; null where it is. */
const refusalOf = (typed: Typed, whose: Whose, first: ScoredLine | undefined): string | null =>
  cellRefusal(typed, whose) ?? courseRefusal(typed.course, whose, first);

function cellRefusal({ number, written, text }: Typed, { name, isTwice }: Whose): string | null {
  if (number === '') return 'There is no matric number on this row';
  if (name === undefined) return `There is no student with the number ${number}`;
  if (isTwice) return `${name} is on several rows: none of them is taken`;
  if (isAnothersName(written, { name }, [])) return `The row says ${written}, and ${number} is ${name}`;
  const typed = typedMark(text);
  if (typed.kind === 'code') return `Please leave the cell empty for who did not sit again, in place of ${typed.code}`;
  if (typed.kind === 'wrong') return `'${text}' is not a mark`;
  return typed.kind === 'mark' && typed.hundredths > 100_00 ? 'The most is 100' : null;
}

function courseRefusal(course: string, { name, line, held }: Whose, first: ScoredLine | undefined): string | null {
  if (!line || !held || !first) return `${name} is not registered for ${course} in this session`;
  if (!line.isPublished) return `The first mark of ${name} in ${course} is not published yet`;
  if (first.result.isPass) return `${name} passed ${course} with ${gradeText(first.result)}`;
  if (first.result.bearing !== 'counts') return `${name} has no failed mark of ${course} to sit again`;
  return held.resits.state === RESITS.open
    ? null
    : `The resits of ${course} have been submitted: ${statusOf(held.resits.state).toLowerCase()}`;
}

async function write(tx: Queryable, { user, ip }: By, judged: readonly Judged[], sessionId: number, now: Date) {
  const groups = [
    ...Map.groupBy(
      judged.filter(({ mark }) => mark !== undefined),
      (each) => each.departmentCourseId!,
    ),
  ];
  for (const [departmentCourseId, own] of groups.toSorted(([one], [other]) => one - other)) {
    const key = { departmentCourseId, sessionId };
    await sql.openResitSheet(tx, { ...key, now });
    const [sheet] = await sql.lockResitsOf(tx, key);
    const marks = own.map(({ mark }) => ({ ...mark!, mark: mark!.mark / 100 }));
    await sql.writeResits(tx, { sheetId: sheet!.id, marks, userId: user.userId, now });
    await writeAudit(tx, {
      at: now,
      actor: actorOf(user),
      action: 'resits-entered',
      subjectKind: 'resit_sheet',
      subjectId: sheet!.id,
      detail: { marks: own.map(({ mark }) => ({ ...mark!, mark: mark!.mark / 100 })) },
      ...(ip && { ip }),
    });
  }
}
