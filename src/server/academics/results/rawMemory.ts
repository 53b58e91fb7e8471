import type { RawLayout } from '#contract/academics/raw-results.ts';
import { SHEET } from '#contract/academics/states.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fingerprintOf } from '../../kit/upload/layout/columnKeys.ts';
import { layoutsKnown, rememberLayout } from '../../kit/upload/layout/sql.ts';
import type { RawSheet } from './rawBook.ts';
import type { TaughtCourse } from './rawQuestion.ts';

/** By which layouts are remembered. */
const LIST = '/Results/raw-results';

/** Of the sheets and their headings, in any order. */
const fingerprintOfBook = (sheets: readonly RawSheet[]): string | undefined =>
  fingerprintOf(new Map(sheets.flatMap(({ name, columns }) => columns.map(({ key }) => `${name}: ${key}`)).entries()));

interface Remembered {
  readonly layout: RawLayout;
  /** What to say of a layout that is used without a question. */
  readonly note: string;
}

/** What somebody said of a book with these sheets and headings. */
export async function rememberedOf(db: Queryable, sheets: readonly RawSheet[]): Promise<Remembered | undefined> {
  const fingerprint = fingerprintOfBook(sheets);
  const [known] = fingerprint ? await layoutsKnown(db, { list: LIST, fingerprints: [fingerprint] }) : [];
  if (!known) return undefined;
  const { columns, surname: lastname, firstname, middlename, confirmedAt } = known;
  const by = fullName({ lastname, firstname, middlename });
  return {
    layout: columns as RawLayout,
    note: `The book was read as ${by} matched it on ${displayMoment(confirmedAt.toISOString())}.`,
  };
}

/** The next semester, and a lecturer of another class, have a book with the same headings: they are asked. */
export const isStillMeant = ({ sessionId, courses }: RawLayout, taught: readonly TaughtCourse[]): boolean =>
  Object.values(courses).every((id) =>
    taught.some(
      (course) => course.departmentCourseId === id && course.sessionId === sessionId && course.state === SHEET.open,
    ),
  );

export async function rememberBook(
  { database, now }: Platform,
  { userId }: User,
  sheets: readonly RawSheet[],
  layout: RawLayout,
): Promise<void> {
  const fingerprint = fingerprintOfBook(sheets);
  if (fingerprint) await rememberLayout(database, { list: LIST, fingerprint, columns: layout, userId, now: now() });
}
