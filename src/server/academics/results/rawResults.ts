import { randomUUID } from 'node:crypto';
import type { RawLayout } from '#contract/academics/raw-results.ts';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import { SHEET } from '#contract/academics/states.ts';
import { isBlank, rawMarks, waitingTexts, type RawPart } from '#rules/academics/rawMarks.ts';
import { hundredthsOf } from '#rules/academics/rounding.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { UploadedBook } from '../../kit/sheet/readBook.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { countsOf, NAME, NUMBER, placeRows, type PlacedRow } from './placing.ts';
import { peopleOf, rawSheet, type RawPerson, type RawSheet } from './rawBook.ts';
import { isStillMeant, rememberedOf } from './rawMemory.ts';
import { rawNotes } from './rawNotes.ts';
import { rawQuestion, sentRawLayout } from './rawQuestion.ts';
import { holdSheet, writeChanges } from './save.ts';
import { known, messageOf, requireUploader, type FileQuery } from './scoreFile.ts';
import { loadSheet, statusOf, type LoadedSheet, type ScoredLine, type SheetKey } from './sheet.ts';
import { taughtCourses } from './sql/raw.ts';
import { insertScoreUpload } from './sql/undo.ts';
import { insertWaitingRows } from './sql/uploads.ts';

/** Of a level: each sheet has a row a student. */
export const RAW_SIZE = { megabytes: 3, rows: 1_000 };

interface ReadBook {
  readonly fileName: string;
  readonly layout: RawLayout;
  /** All that have numbers. */
  readonly all: readonly RawSheet[];
  /** Its layout was confirmed with it. */
  readonly isSaid: boolean;
  /** Those that the layout reads. */
  readonly sheets: readonly RawSheet[];
  readonly people: readonly RawPerson[];
  readonly notes: readonly string[];
}

/** @throws Problem 409 with what is asked of the book, 422 for one that cannot be read */
export async function readRawBook(db: Queryable, { userId }: User, book: UploadedBook): Promise<ReadBook> {
  const sheets = book.sheets.flatMap((sheet) => rawSheet(sheet) ?? []);
  if (!sheets.some(({ columns, students }) => columns.length > 0 && students.length > 0))
    throw invalid(
      'No sheet of this workbook has a column of matric numbers with columns of marks. Please write its headings, as REG. No, above them',
    );
  const { layout: chosen, note } = await layoutFor(db, userId, sheets, book.layout);
  const layout = ownOnly(chosen);
  const read = sheets.filter(({ name }) => layout.sheets[name]);
  requireAnswer(read, layout);
  const people = peopleOf(read);
  const others = [
    ...book.sheets.filter(({ name }) => !sheets.some((sheet) => sheet.name === name)).map(({ name }) => name),
    ...book.hiddenSheets,
  ];
  return {
    fileName: book.fileName,
    layout,
    all: sheets,
    isSaid: note === undefined,
    sheets: read,
    people,
    notes: [...(note ? [note] : []), ...rawNotes({ sheets, people, layout, others })],
  };
}

/** A column that is called 'constructor' is none of what every object has. */
const ownOnly = ({ sessionId, sheets, courses }: RawLayout): RawLayout => ({
  sessionId,
  sheets: Object.assign(Object.create(null), sheets) as RawLayout['sheets'],
  courses: Object.assign(Object.create(null), courses) as RawLayout['courses'],
});

interface Chosen {
  readonly layout: RawLayout;
  readonly note?: string;
}

/** What the person says, or what was said of such a book before. @throws Problem 409 with what is asked of the book */
async function layoutFor(
  db: Queryable,
  userId: string,
  sheets: readonly RawSheet[],
  sent: string | undefined,
): Promise<Chosen> {
  const said = sentRawLayout(sent);
  if (said) return { layout: said };
  const taught = await taughtCourses(db, { userId });
  if (taught.length === 0) throw invalid('Nobody takes a course that you teach. Raw results go to courses of your own');
  const before = await rememberedOf(db, sheets);
  // An empty answer asks to be shown the book again.
  if (before && sent === undefined && isStillMeant(before.layout, taught)) return before;
  throw rawQuestion(sheets, taught, before?.layout);
}

/** @throws Problem 422 */
function requireAnswer(read: readonly RawSheet[], { sheets, courses }: RawLayout): void {
  if (read.length === 0) throw invalid('Please say of at least one sheet whether it is of the CA or the examination');
  const uneven = read.find(({ name }) => hundredthsOf(sheets[name]!.outOf) === undefined);
  if (uneven) throw invalid(`Please write the maximum of the sheet ${uneven.name} with at most two decimals`);
  const keys = new Set(read.flatMap(({ columns }) => columns.map(({ key }) => key)));
  if (!Object.keys(courses).some((key) => keys.has(key)))
    throw invalid('Please say of at least one column which course it is');
  for (const { name, columns } of read) {
    const ids = columns.flatMap(({ key }) => courses[key] ?? []);
    if (new Set(ids).size < ids.length)
      throw invalid(`Two columns of the sheet ${name} are said to be one course. Please leave one of them`);
  }
}

/** A course of the book, with its sheet as it stands. */
interface HeldCourse {
  readonly key: SheetKey;
  readonly state: string;
  readonly sheet: LoadedSheet;
}

/** All courses of the book in one transaction. A trial writes nothing, and its commit has the same verdict. @throws Problem 409 where a sheet moved since */
export async function takeRawBook(
  { database, now }: Platform,
  user: User,
  book: ReadBook,
  { trial: isTrial = false, digest: seen }: FileQuery,
): Promise<FileVerdict> {
  return database.transaction(async (tx) => {
    const held = await holdCourses(tx, user, book, now());
    const digest = digestOf(book.layout, held);
    if (seen !== undefined && seen !== digest)
      throw new Problem(409, 'A sheet has changed since this file was tried. Please try it again', {
        title: 'Not done!',
      });
    const open = held.filter(({ state }) => state === SHEET.open);
    const placed: { readonly course: HeldCourse; readonly rows: readonly PlacedRow[]; readonly parts: PartsOf }[] = [];
    for (const course of open) placed.push({ course, ...(await placedIn(tx, course, book)) });
    if (!isTrial)
      for (const { course, rows, parts } of placed)
        await write(tx, user, { course, rows, parts, fileName: book.fileName, now: now() });
    const counts = countsOf(placed.flatMap(({ rows }) => rows));
    const written = counts.created + counts.changed;
    const ending = isTrial ? 'would be written' : written === 1 ? 'was written' : 'were written';
    return {
      isTrial,
      ...counts,
      digest,
      message: messageOf(counts, ending, 'on the sheets of their courses'),
      notes: [...closedNotes(held), ...partialNotes(open, book), ...book.notes],
      verdicts: placed.flatMap(({ course, rows }) =>
        rows.map(({ shown }) => ({ ...shown, course: course.sheet.facts.code })),
      ),
    };
  });
}

/** Locked in the order of their numbers, which is the same for everybody. @throws Problem 422 for a course of somebody else */
async function holdCourses(tx: Queryable, user: User, { layout, sheets }: ReadBook, now: Date): Promise<HeldCourse[]> {
  const ids = new Set(sheets.flatMap(({ columns }) => columns.flatMap(({ key }) => layout.courses[key] ?? [])));
  const keys = [...ids]
    .toSorted((one, other) => one - other)
    .map((departmentCourseId) => ({ departmentCourseId, sessionId: layout.sessionId }));
  for (const key of keys) await requireUploader(tx, user, key, false);
  const held: HeldCourse[] = [];
  for (const key of keys) {
    await loadSheet(tx, key);
    const state = await holdSheet(tx, key, now);
    held.push({ key, state, sheet: await loadSheet(tx, key) });
  }
  return held;
}

/** What a trial was of: a layout that somebody else confirmed since gives other marks. */
const digestOf = (layout: RawLayout, held: readonly HeldCourse[]): string =>
  jsonHash([layout, held.map(({ state, sheet }) => [state, sheet.digest])]);

type PartsOf = (cells: SheetRow['cells']) => readonly RawPart[];

async function placedIn(tx: Queryable, { key, sheet }: HeldCourse, book: ReadBook) {
  const byCells = new Map<SheetRow['cells'], readonly RawPart[]>();
  const parts: PartsOf = (cells) => byCells.get(cells)!;
  const rows = book.people.flatMap((person): SheetRow[] => {
    const own = partsOf(person, key.departmentCourseId, book);
    if (isBlank(own)) return [];
    const cells = { [NUMBER]: person.number, [NAME]: person.name };
    byCells.set(cells, own);
    return [{ number: person.row, cells }];
  });
  const placed = placeRows(rows, {
    lines: sheet.lines,
    ...(await known(tx, key, rows)),
    read: (cells, line) => rawMarks(parts(cells), line!, line!.rules),
  });
  return { rows: placed, parts };
}

/** Of the sheets that have a column of the course. */
function partsOf({ on }: RawPerson, departmentCourseId: number, { sheets, layout }: ReadBook): RawPart[] {
  return sheets.flatMap(({ name, columns }): RawPart[] => {
    const column = columns.find(({ key }) => layout.courses[key] === departmentCourseId);
    if (!column) return [];
    const { component, outOf } = layout.sheets[name]!;
    const cell = on.get(name)?.cellAt(column.column) ?? null;
    return [{ sheet: name, component, outOf: hundredthsOf(outOf)!, cell }];
  });
}

interface Writing {
  readonly course: HeldCourse;
  readonly rows: readonly PlacedRow[];
  readonly parts: PartsOf;
  readonly fileName: string;
  readonly now: Date;
}

/** Each course has an upload of its own, which is undone on its sheet. One of which nothing changes and nothing waits has none. */
async function write(tx: Queryable, user: User, { course, rows, parts, fileName, now }: Writing): Promise<void> {
  const changes = rows.flatMap(({ change }) => (change ? [change] : []));
  const waiting = rows.filter(({ shown }) => shown.verdict === 'refused');
  if (changes.length + waiting.length === 0) return;
  const batch = randomUUID();
  const written = { fileName, written: changes.length, waiting: waiting.length };
  await insertScoreUpload(tx, { ...course.key, ...written, id: batch, via: 'file', userId: user.userId, now });
  await writeChanges(tx, changes, { userId: user.userId, via: 'file', batch, now });
  if (waiting.length === 0) return;
  const weights = commonWeights(course.sheet);
  await insertWaitingRows(tx, {
    ...course.key,
    batch,
    actor: actorOf(user),
    now,
    rows: waiting.map(({ cells, shown }) => ({
      row: shown.row,
      number: shown.number,
      name: cells[NAME] ?? '',
      ...waitingTexts(parts(cells), weights),
      reason: shown.message,
    })),
  });
}

/** Whose a waiting row will be is not known: it is scaled only where that makes no difference. */
function commonWeights({ lines }: LoadedSheet): ScoredLine['rules'] | undefined {
  const [first] = lines;
  const isCommon = lines.every(
    ({ rules }) => rules.caWeight === first!.rules.caWeight && rules.examWeight === first!.rules.examWeight,
  );
  return isCommon ? first?.rules : undefined;
}

const closedNotes = (held: readonly HeldCourse[]): string[] =>
  held.flatMap(({ state, sheet }) =>
    state === SHEET.open
      ? []
      : [`Nothing is written to ${sheet.facts.code}: its sheet has been submitted (${statusOf(state).toLowerCase()}).`],
  );

/** A sheet without a column of a course is no part of its marks, which a person should know. */
const partialNotes = (open: readonly HeldCourse[], { sheets, layout }: ReadBook): string[] =>
  open.flatMap(({ key, sheet }) =>
    sheets
      .filter(({ columns }) => !columns.some((column) => layout.courses[column.key] === key.departmentCourseId))
      .map(({ name }) => `The sheet '${name}' has no column of ${sheet.facts.code}: its marks are made of the others.`),
  );
