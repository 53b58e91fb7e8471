import { randomUUID } from 'node:crypto';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import { SHEET } from '#contract/academics/states.ts';
import type { Marks } from '#rules/academics/grading.ts';
import { typedMark } from '#rules/academics/typedMark.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { countsOf, numberIn, placeRows, type PlacedRow, type Reading } from './placing.ts';
import { NOT_TAUGHT, partOf } from './policy.ts';
import type { ReadFile } from './scoreReading.ts';
import { closedRefusal, holdSheet, writeChanges, type Via } from './save.ts';
import { loadSheet, type LoadedSheet, type ScoredLine, type SheetKey } from './sheet.ts';
import { insertScoreUpload } from './sql/undo.ts';
import { whoseNumbers } from './sql/uploads.ts';

export interface FileQuery {
  readonly trial?: boolean;
  /** Of the sheet that the trial was about. */
  readonly digest?: string;
}

/** How the rows of one kind of file are read and what is noted beside the scores. */
export interface ScoreFile {
  readonly via: Via;
  readonly read: (cells: SheetRow['cells'], line: ScoredLine | undefined, sheet: LoadedSheet) => Reading;
  readonly note: (tx: Queryable, placed: readonly PlacedRow[], given: Noting) => Promise<void>;
}

interface Noting extends SheetKey {
  readonly batch: string;
  readonly actor: string;
  readonly now: Date;
}

/** An empty cell empties nothing. A code in either cell stands for the whole line. */
export function readMarks(cells: SheetRow['cells'], { ca, exam, code, rules }: ScoredLine): Reading {
  const [test, paper] = [typedMark(cells['CA'] ?? ''), typedMark(cells['Exam'] ?? '')];
  if (test.kind === 'wrong')
    return { mistake: `'${cells['CA']}' is not a mark. Please write a number, or ABS, SICK or I` };
  if (paper.kind === 'wrong')
    return { mistake: `'${cells['Exam']}' is not a mark. Please write a number, or ABS, SICK or I` };
  const marks: Marks = {
    ca: test.kind === 'mark' ? test.hundredths : ca,
    exam: paper.kind === 'mark' ? paper.hundredths : exam,
    code: paper.kind === 'code' ? paper.code : test.kind === 'code' ? test.code : paper.kind === 'mark' ? null : code,
  };
  const mistake = overTheMost(marks, rules);
  if (mistake) return { mistake };
  const besides = test.kind === 'mark' ? 'CA' : paper.kind === 'mark' ? 'examination' : undefined;
  return marks.code !== null && besides !== undefined
    ? { marks, notice: `${marks.code} is the result: the mark beside it in ${besides} does not count` }
    : { marks };
}

function overTheMost({ ca, exam }: Marks, rules: ScoredLine['rules']): string | undefined {
  if (ca !== null && ca > rules.caWeight * 100) return `The most for CA is ${rules.caWeight}`;
  if (exam !== null && exam > rules.examWeight * 100) return `The most for the examination is ${rules.examWeight}`;
  return undefined;
}

/** Its lecturers, and for a computer-based test the registry. @throws Problem 422 */
export async function requireUploader(db: Queryable, user: User, key: SheetKey, isRegistry: boolean): Promise<void> {
  const part = await partOf(db, user, key);
  if (!part) throw notFound('There is no such course');
  const isLecturer = part.teaches && user.claims.has('marks');
  if (!isLecturer && !(isRegistry && user.claims.has('publish-results'))) throw invalid(NOT_TAUGHT);
}

/** A trial writes nothing, and its commit has the same verdict. @throws Problem 409 where the sheet was submitted, or moved since the trial */
export async function takeFile(
  { database, now }: Platform,
  user: User,
  key: SheetKey,
  { fileName, rows, notes }: Pick<ReadFile, 'fileName' | 'rows' | 'notes'>,
  file: ScoreFile,
  { trial: isTrial = false, digest: seen }: FileQuery,
): Promise<FileVerdict> {
  return database.transaction(async (tx) => {
    const state = await holdSheet(tx, key, now());
    if (state !== SHEET.open) throw new Problem(409, closedRefusal(state), { title: 'Not done!' });
    const sheet = await loadSheet(tx, key);
    if (seen !== undefined && seen !== sheet.digest)
      throw new Problem(409, 'The sheet has changed since this file was tried. Please try it again', {
        title: 'Not done!',
      });
    const placed = placeRows(rows, {
      lines: sheet.lines,
      ...(await known(tx, key, rows)),
      read: (cells, line) => file.read(cells, line, sheet),
    });
    const verdict = {
      isTrial,
      ...countsOf(placed),
      digest: sheet.digest,
      notes: [...notes],
      verdicts: placed.map(({ shown }) => shown),
    };
    if (isTrial) return { ...verdict, message: messageOf(verdict, 'would be written', BELOW) };
    const batch = randomUUID();
    const changes = placed.flatMap(({ change }) => (change ? [change] : []));
    await insertScoreUpload(tx, {
      ...key,
      id: batch,
      via: file.via,
      fileName,
      written: changes.length,
      waiting: verdict.refused,
      userId: user.userId,
      now: now(),
    });
    await writeChanges(tx, changes, { userId: user.userId, via: file.via, batch, now: now() });
    await file.note(tx, placed, { ...key, batch, actor: actorOf(user), now: now() });
    return { ...verdict, message: messageOf(verdict, changes.length === 1 ? 'was written' : 'were written', BELOW) };
  });
}

type Counts = ReturnType<typeof countsOf>;

const BELOW = 'on the list below';

/** @param where the list is on which what could not be placed waits */
export function messageOf({ created, changed, unchanged, refused }: Counts, ending: string, where: string): string {
  const written = created + changed;
  const others = [
    ...(unchanged > 0 ? [`${unchanged} had that score already`] : []),
    ...(refused > 0 ? [`${refused} could not be placed and wait ${where}`] : []),
  ];
  return [`${written} ${written === 1 ? 'score' : 'scores'} ${ending}`, ...others].join('; ');
}

/** Whose the numbers of a file are. */
export async function known(tx: Queryable, key: SheetKey, rows: readonly SheetRow[]) {
  const numbers = [...new Set(rows.map(({ cells }) => numberIn(cells)))].filter(Boolean);
  const students = new Map((await whoseNumbers(tx, { ...key, numbers })).map((row) => [row.number, row]));
  return {
    isStudent: (number: string): boolean => students.has(number),
    whyUnknown: (number: string): string => {
      const whose = students.get(number);
      if (!whose) return `There is no student with the number ${number}`;
      return whose.hasDropped ? 'This student dropped the course' : 'This student is not registered for the course';
    },
  };
}
