import { statement } from '../../../platform/database/statement.ts';

/** Access changes one at a time, so that two administrators who remove each other's access do not both succeed. */
export const lockAccess = statement('lock-access', {}, `
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('powers'))) as lock`, { locked: 'int4' });

export const listAdministrators = statement('list-administrators', {}, `
  select h.user_id from held_claim h join user_account u on u.id = h.user_id join role r on r.id = u.role_id
   where h.claim = 'powers' and u.active and r.may_sign_in limit 1`, { user_id: 'uuid' });
