import type { User } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { mistakeAt } from '../../../platform/problem.ts';
import { condition, type Scope } from '../../../kit/list/scope.ts';

/** Whoever keeps the school sees all; a head and a dean their departments, and an adviser their level. It reads `student_session p`. */
export const REACHES = `($isAll::bool or exists (select from appointment h join department hd on hd.id = p.department_id
    where h.user_id = $userId and h.ended_at is null
      and (h.post = 'hod' and h.department_id = p.department_id or h.post = 'dean' and h.faculty_id = hd.faculty_id
           or h.post = 'course-adviser' and h.department_id = p.department_id and h.level = p.level_id)))`;

const PARAMETERS = { isAll: 'bool', userId: 'uuid' } as const;

const valuesOf = ({ userId, claims }: User) => ({ isAll: claims.has('school-setup'), userId });

export const withinReach: Scope = (user) => condition(REACHES, PARAMETERS, valuesOf(user));

/** One approval, not two: the adviser of the level, and the head where the level has none. */
export const DECIDES = `exists (select from appointment h where h.user_id = $userId and h.ended_at is null and h.department_id = p.department_id
    and (h.post = 'course-adviser' and h.level = p.level_id
         or h.post = 'hod' and not exists (select from appointment v where v.post = 'course-adviser' and v.department_id = p.department_id
              and v.level = p.level_id and v.ended_at is null)))`;

const reachOn = sql('registration-reach')`
  select ${REACHES} as sees, ${DECIDES} as decides,
         nullif(concat_ws(' ', u.surname, u.firstname), '') as "adviser?"
    from student_session p left join appointment a on a.post = 'course-adviser' and a.department_id = p.department_id and a.level = p.level_id
      and a.ended_at is null
    left join user_account u on u.id = a.user_id
   where p.student_id = $studentId and p.session_id = $sessionId`;

export async function reachOf(db: Queryable, user: User, studentId: string, sessionId: number) {
  const [reach] = await reachOn(db, { ...valuesOf(user), studentId, sessionId });
  return reach ?? { sees: false, decides: false, adviser: null };
}

export const NOT_SEEN = 'This student is of no department or level of yours';

/** It stands at the number, so that another can be typed: a 403 would lead away from the page. @throws Problem 422 */
export async function requireSeen(db: Queryable, user: User, studentId: string, sessionId: number): Promise<void> {
  const { sees } = await reachOf(db, user, studentId, sessionId);
  if (!sees) throw mistakeAt('/number', NOT_SEEN, 'Invalid Action!');
}
