import type { Claim } from '#contract/people/claims.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findPeople } from '../../kit/people.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { guardPerson } from '../roles/guard.ts';
import { withClaimsGuarded } from '../roles/service.ts';
import { mayGiveRole } from '../users/policy.ts';
import {
  adviserOfLevel,
  beginHolding,
  claimsOfAppointment,
  currentHolding,
  departmentsLed,
  endHolding,
  findUnit,
  staff,
  staffByUserName,
  unitsLed,
} from './sql.ts';

export type Place =
  | { readonly post: 'dean'; readonly facultyId: number }
  | { readonly post: 'hod'; readonly departmentId: number }
  | { readonly post: 'course-adviser'; readonly departmentId: number; readonly level: number };

const FAILED = 'Failed!';

/** `userName` null leaves the appointment empty. */
export async function assign(platform: Platform, { user, ip }: By, place: Place, typed: string | null): Promise<void> {
  const { database, now } = platform;
  const userName = typed === null ? null : judge(platform, place, typed.trim());
  const held = columnsOf(place);
  const { facultyId, departmentId } = held;
  const [unit] = await findUnit(database, { facultyId, departmentId });
  if (!unit) throw notFound('There is no such faculty or department');
  const [role] = await claimsOfAppointment(database, { post: place.post });
  mayGiveRole(user, (role?.claims ?? []) as Claim[]);
  const next = userName === null ? undefined : (await staffByUserName(database, { userName }))[0];
  if (userName !== null && !next) throw mistakeAt('/userName', 'there is no such member of staff', FAILED);
  await database.transaction((tx) =>
    withClaimsGuarded(tx, { user, now: now() }, async () => {
      const [before] = await currentHolding(tx, held);
      if (before?.userId === next?.id) return;
      for (const person of [before?.userId, next?.id]) if (person) await guardPerson(tx, user, person);
      if (before) await endHolding(tx, { appointmentId: before.id, now: now() });
      if (next) await begin(tx, { ...held, userId: next.id, now: now() });
      const detail = { before: { [place.post]: before?.userName ?? null }, after: { [place.post]: userName } };
      await writeAudit(tx, {
        at: now(),
        actor: actorOf(user),
        action: 'post-assigned',
        subjectKind: place.post === 'dean' ? 'faculty' : 'department',
        subjectId: String(facultyId ?? departmentId),
        detail,
        ip,
      });
    }),
  );
}

function judge(platform: Platform, place: Place, userName: string): string {
  if (place.post !== 'course-adviser') return judgeForm(platform, 'appointment', { userName }, FAILED).userName;
  return judgeForm(
    platform,
    'course-adviser',
    { departmentId: place.departmentId, level: place.level, userName },
    FAILED,
  ).userName;
}

/** When two people fill an empty appointment at once, one of them is refused. */
async function begin(tx: Queryable, values: Parameters<typeof beginHolding>[1]): Promise<void> {
  const [begun] = await beginHolding(tx, values);
  if (!begun) throw new Problem(409, 'Somebody else has been assigned since then. Please look again');
}

export const searchStaff = ({ database }: Platform, typed: string) => findPeople(database, staff, typed);

/** A person leads the departments of which they are head, and those of the faculties of which they are dean; see `placesLedBy` for advisers. */
export const departmentsLedBy = async (database: Queryable, userId: string): Promise<ReadonlySet<number>> =>
  new Set((await departmentsLed(database, { userId })).filter(({ level }) => level === null).map(({ id }) => id));

/** As a filter of lists: the one faculty or department that somebody leads. Nothing for who leads none or several. */
export async function unitLedBy(
  database: Queryable,
  userId: string,
): Promise<{ readonly facultyId?: number; readonly departmentId?: number }> {
  const [unit, ...others] = await unitsLed(database, { userId });
  if (!unit || others.length > 0) return {};
  const { facultyId, departmentId } = unit;
  return { ...(facultyId !== null && { facultyId }), ...(departmentId !== null && { departmentId }) };
}

export interface LedPlace {
  readonly departmentId: number;
  /** Null is every level. */
  readonly level: number | null;
}

/** What a person answers for by appointment: a head and a dean for whole departments, a course adviser for one level of one. */
export const placesLedBy = async (database: Queryable, userId: string): Promise<readonly LedPlace[]> =>
  (await departmentsLed(database, { userId })).map(({ id, level }) => ({ departmentId: id, level }));

/** Whether a person answers for a level of a department, by any appointment. */
export async function leadsPlace(
  database: Queryable,
  userId: string,
  { departmentId, level }: { readonly departmentId: number; readonly level: number },
): Promise<boolean> {
  const places = await placesLedBy(database, userId);
  return places.some((led) => led.departmentId === departmentId && (led.level === null || led.level === level));
}

export interface Adviser {
  readonly userId: string;
  readonly userName: string;
  readonly fullName: string;
}

/** Nobody where the appointment is empty. */
export async function adviserOf(
  database: Queryable,
  place: { readonly departmentId: number; readonly level: number },
): Promise<Adviser | undefined> {
  const [adviser] = await adviserOfLevel(database, place);
  return adviser && { userId: adviser.id, userName: adviser.userName, fullName: adviser.fullName };
}

const columnsOf = (place: Place) => ({ facultyId: null, departmentId: null, level: null, ...place });
