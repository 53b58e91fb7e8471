import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

const ROLES_OF_USER = `(select m.role_id from user_account m where m.id = $userId union select r.role_id from user_role r where r.user_id = $userId)`;

/** The highest of a person's roles, and what they posted at once for this student since then. */
export const limitOf = sql('adjustment-limit-of-user')`
  select coalesce((select max(l.amount_kobo) from adjustment_limit l where l.role_id in ${ROLES_OF_USER}), 0)::int8 as limit_kobo,
         (select coalesce(sum(a.amount_kobo), 0)::int8 from adjustment a
           where a.student_id = $studentId and a.at_once and a.state = 'posted' and a.asked_at >= $since
             and position($userId::text in a.asked_by) > 0) as posted_kobo`;

/** The roles that may ask, with their limits. */
export const limits = sql('adjustment-limits')`
  select r.id as role_id, r.name as role, coalesce(l.amount_kobo, 0)::int8 as amount_kobo, r.id in ${ROLES_OF_USER} as "is_own!"
    from role r left join adjustment_limit l on l.role_id = r.id
   where exists (select from role_claim c where c.role_id = r.id and c.claim = 'adjust-ask') or l.role_id is not null order by r.name`;

export const setLimit = sql('set-adjustment-limit')`
  with before as (
    select coalesce((select amount_kobo from adjustment_limit where role_id = $roleId), 0)::int8 as kobo
  ), set_now as (
    insert into adjustment_limit (role_id, amount_kobo) values ($roleId, $amountKobo)
    on conflict (role_id) do update set amount_kobo = excluded.amount_kobo returning role_id, amount_kobo
  ), changed as (
    select s.role_id as id, r.name, b.kobo as before_kobo, s.amount_kobo as after_kobo from set_now s join role r on r.id = s.role_id, before b
  ), ${audited('adjustment-limit-set', 'role', 'changed', { detail: { role: 'name', before: 'before_kobo', after: 'after_kobo' } })}
  select id from changed`;
