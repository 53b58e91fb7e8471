import { LINE } from '#contract/academics/states.ts';
import type { Attempt, Offer, OfferKind, OfferLine } from '#rules/academics/offer.ts';
import { USUAL_LOAD } from '#rules/academics/registration.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { factGates, windowGates } from './gates.ts';
import { historyOf, prerequisiteOf, recordOf, type History } from './history.ts';
import { offeredCourses, prerequisitesOf } from './sql/offer.ts';
import { circumstances, type placeOfUser } from './sql/place.ts';
import { linesOf, registrationOf } from './sql/standing.ts';

export type Place = Row<typeof placeOfUser.columns>;
export type RegistrationRow = Row<typeof registrationOf.columns>;
export type LineRow = Row<typeof linesOf.columns>;

type Offered = Row<typeof offeredCourses.columns>;

export interface Semester {
  readonly offer: Offer;
  readonly registration: RegistrationRow | undefined;
  readonly lines: readonly LineRow[];
}

const term = ({ student_id, session_id, semester_id }: Place) => ({
  studentId: student_id,
  sessionId: session_id,
  semesterId: semester_id,
});

export const isLive = ({ state }: Pick<LineRow, 'state'>): boolean => state !== LINE.dropped;

export async function readCircumstances(db: Queryable, place: Place, today: string) {
  const [found] = await circumstances(db, {
    ...term(place),
    studentTypeId: place.student_type_id,
    departmentId: place.department_id,
    optionId: place.option_id,
    levelId: place.level_id,
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
  const where = { departmentId: place.department_id, optionId: place.option_id, levelId: place.level_id };
  const [registration] = await registrationOf(db, term(place));
  const lines = registration ? await linesOf(db, { registrationId: registration.id }) : [];
  const live = lines.filter(isLive);
  const offered = await offeredCourses(db, {
    sessionId: place.session_id,
    semesterId: place.semester_id,
    ...where,
    extra: [...extra, ...live.map(({ department_course_id }) => department_course_id)],
  });
  const of = await readCircumstances(db, place, today);
  const min = of.own_min ?? of.min_units ?? USUAL_LOAD.min;
  const needed = await prerequisitesOf(db, { ids: offered.map(({ id }) => id) });
  const history = await historyOf(db, place);
  const held = new Map(live.map((line) => [line.department_course_id, line]));
  return {
    registration,
    lines,
    offer: {
      levelId: place.level_id,
      gates: [...windowGates(of, today, registration !== undefined, place), ...(await factGates(platform, db, place))],
      limits: {
        min: place.is_final_year ? 0 : min,
        max: of.own_max ?? of.max_units ?? USUAL_LOAD.max,
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
  needed: readonly Row<typeof prerequisitesOf.columns>[],
): OfferLine {
  const record = recordOf(course.course_id, history);
  const { code, title, unit } = held ?? course;
  return {
    departmentCourseId: course.id,
    courseId: course.course_id,
    code,
    title,
    unit,
    kind: (held?.kind as OfferKind | undefined) ?? kindOf(course, place, record.failed),
    levelId: course.level_id,
    department: course.department,
    isRegistered: held !== undefined,
    isScored: held?.is_scored ?? false,
    isOffered: course.is_offered,
    seatsLeft: course.seats_left,
    ...record,
    prerequisites: needed
      .filter(({ department_course_id }) => department_course_id === course.id)
      .map((each) => prerequisiteOf(each, history)),
  };
}

/** What another department offers is borrowed, and so is what is meant for another option. */
function kindOf({ department_id, option_id, kind }: Offered, place: Place, failed: Attempt | null): OfferKind {
  if (department_id !== place.department_id || (option_id !== null && option_id !== place.option_id)) return 'borrowed';
  if (!failed) return kind as OfferKind;
  return kind === 'elective' ? 'repeat' : 'carry-over';
}
