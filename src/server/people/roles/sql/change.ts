import { sql } from '../../../platform/database/describedSql.ts';

/** Access changes one at a time, so that two administrators who remove each other's access do not both succeed. */
export const lockAccess = sql('lock-access')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('access-control'))) as lock`;

/** Those of `claims` that somebody who may sign in holds. */
export const claimsHeldBySomebody = sql('claims-held-by-somebody')`
  select c.claim from unnest($claims::text[]) as c (claim)
   where exists (select 1 from held_claim h join user_account u on u.id = h.user_id join role r on r.id = u.role_id
                  where h.claim = c.claim and u.active and r.may_sign_in)
   order by c.claim`;
