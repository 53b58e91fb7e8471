import { sql } from '../../../platform/database/describedSql.ts';

const SELECT = `
  with person as (
         select u.id, u.user_name, u.surname, u.firstname, u.middlename, u.role_id,
                array[u.role_id] || array(select r.role_id from user_role r where r.user_id = u.id and r.role_id <> u.role_id order by 1) as role_ids
           from user_account u where `;

const FROM = `)
  select p.id, p.user_name, p.surname, p.firstname, p.middlename,
         (select jsonb_agg(r.name order by array_position(p.role_ids, r.id)) from role r where r.id = any (p.role_ids)) as roles,
         coalesce((select jsonb_agg(distinct c.claim) from role_claim c where c.role_id = any (p.role_ids)), '[]') as by_role,
         coalesce((select jsonb_agg(jsonb_build_object('claim', c.claim, 'granted', c.granted) order by c.claim) from user_claim c where c.user_id = p.id),
           '[]') as exceptions
    from person p`;

export const personWithClaims = sql('person-with-claims')`
  ${SELECT} lower(u.user_name) = lower($userName) or lower(u.email) = lower($userName)
          order by lower(u.user_name) = lower($userName) desc limit 1 ${FROM}`;

export const personWithClaimsById = sql('person-with-claims-by-id')`
  ${SELECT} u.id = $userId ${FROM}`;

export const setUserClaims = sql('set-user-claims')`
  insert into user_claim (user_id, claim, granted) select distinct $userId::uuid, claim, $granted::boolean
    from jsonb_array_elements_text($claims::jsonb) as claim
  on conflict (user_id, claim) do update set granted = excluded.granted`;

export const endUserClaim = sql('end-user-claim')`
  delete from user_claim where user_id = $userId and claim = $claim`;

export const endUserClaims = sql('end-user-claims')`
  delete from user_claim where user_id = $userId`;
