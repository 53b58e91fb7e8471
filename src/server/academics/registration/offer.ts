import { LINE } from '#contract/academics/states.ts';
import type { Attempt, Offer, OfferKind, OfferLine } from '#rules/academics/offer.ts';
import { USUAL_LOAD } from '#rules/academics/registration.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { factGates, windowGates } from './gates.ts';
import { historyOf, prerequisiteOf, recordOf, type History } from './history.ts';
import { offeredCourses, prerequisitesOf } from './sql/offer.ts';
import { circumstances } from './sql/place.ts';
import { linesOf, registrationOf } from './sql/standing.ts';

export type Place = RowOf<'registration-place-of-user'>;
export type RegistrationRow = RowOf<'registration-of-term'>;
export type LineRow = RowOf<'registration-lines'>;

type Offered = RowOf<'registration-offered-courses'>;

export interface Semester {
  readonly offer: Offer;
  readonly registration: RegistrationRow | undefined;
  readonly lines: readonly LineRow[];
}

const term = ({ studentId, sessionId, semesterId }: Place) => ({
  studentId,
  sessionId,
  semesterId,
});

export const isLive = ({ state }: Pick<LineRow, 'state'>): boolean => state !== LINE.dropped;

export async function readCircumstances(db: Queryable, place: Place, today: string) {
  const [found] = await circumstances(db, {
    ...term(place),
    studentTypeId: place.studentTypeId,
    departmentId: place.departmentId,
    optionId: place.optionId,
    levelId: place.levelId,
    today,
  });
  return found!;
}

/** Everything that a verdict reads. @param extra courses of other departments */
export async function readSemester(
  platform: Pick<Platform, 'facts' | 'log' | 'now'>,
  db: Queryable,
  place: Place,
  extra: readonly number[] = [],
): Promise<Semester> {
  const today = lagosDay(platform.now());
  const where = { departmentId: place.departmentId, optionId: place.optionId, levelId: place.levelId };
  const [registration] = await registrationOf(db, term(place));
  const lines = registration ? await linesOf(db, { registrationId: registration.id }) : [];
  const live = lines.filter(isLive);
  const offered = await offeredCourses(db, {
    sessionId: place.sessionId,
    semesterId: place.semesterId,
    ...where,
    extra: [...extra, ...live.map(({ departmentCourseId }) => departmentCourseId)],
  });
  const of = await readCircumstances(db, place, today);
  const min = of.ownMin ?? of.minUnits ?? USUAL_LOAD.min;
  const needed = await prerequisitesOf(db, { ids: offered.map(({ id }) => id) });
  const history = await historyOf(db, place);
  const held = new Map(live.map((line) => [line.departmentCourseId, line]));
  return {
    registration,
    lines,
    offer: {
      levelId: place.levelId,
      gates: [...windowGates(of, today, registration !== undefined, place), ...(await factGates(platform, db, place))],
      limits: {
        min: place.isFinalYear ? 0 : min,
        max: of.ownMax ?? of.maxUnits ?? USUAL_LOAD.max,
        borrowed: of.borrowed,
      },
      lines: offered.map((course) => lineOf(course, place, held.get(course.id), history, needed)),
    },
  };
}

/** A course that stands in the registration is called as it was when it was registered. */
function lineOf(
  course: Offered,
  place: Place,
  held: LineRow | undefined,
  history: History,
  needed: readonly RowOf<'registration-prerequisites'>[],
): OfferLine {
  const record = recordOf(course.courseId, history);
  const { code, title, unit } = held ?? course;
  return {
    departmentCourseId: course.id,
    courseId: course.courseId,
    code,
    title,
    unit,
    kind: (held?.kind as OfferKind | undefined) ?? kindOf(course, place, record.failed),
    levelId: course.levelId,
    department: course.department,
    isRegistered: held !== undefined,
    isScored: held?.isScored ?? false,
    isOffered: course.isOffered,
    seatsLeft: course.seatsLeft,
    ...record,
    prerequisites: needed
      .filter(({ departmentCourseId }) => departmentCourseId === course.id)
      .map((each) => prerequisiteOf(each, history)),
  };
}

/** What another department offers is borrowed, and so is what is meant for another option. */
function kindOf({ departmentId, optionId, kind }: Offered, place: Place, failed: Attempt | null): OfferKind {
  if (departmentId !== place.departmentId || (optionId !== null && optionId !== place.optionId)) return 'borrowed';
  if (!failed) return kind as OfferKind;
  return kind === 'elective' ? 'repeat' : 'carry-over';
}
