import { AUDIT_COLUMNS } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

/** $1 id. With the claims that give power over others: who lacks one of them may not touch the account. */
export const findUserRecord = statement('find-user-record', `
  select u.id, u.user_name, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, u.role_id, r.name as role, u.active, u.created_at,
         u.two_factor is not null as two_factor, u.moved_at is not null as has_moved,
         coalesce((select jsonb_agg(claim) from held_claim where user_id = u.id), '[]') as claims
    from user_account u join role r on r.id = u.role_id where u.id = $1`,
{
  id: 'uuid', user_name: 'text', surname: 'text', firstname: 'text', middlename: 'text', email: 'text?', mobile_number: 'text?', role_id: 'int4', role: 'text',
  active: 'bool', created_at: 'timestamptz', two_factor: 'bool', has_moved: 'bool', claims: 'jsonb',
});

/** $1 id, $2 active, $3 now, $4 actor, $5 ip. A closed account's sessions end. */
export const setUserActive = statement('set-user-active', `
  with changed as (update user_account set active = $2 where id = $1 and active <> $2 returning id),
       ended as (update user_session set ended_at = $3 where user_id in (select id from changed) and ended_at is null and not $2),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, $4, case when $2 then 'user-activated' else 'user-deactivated' end, 'user', id::text,
                          jsonb_build_object('before', jsonb_build_object('active', not $2::bool), 'after', jsonb_build_object('active', $2::bool)), $5 from changed)
  select id from changed`, { id: 'uuid' });
