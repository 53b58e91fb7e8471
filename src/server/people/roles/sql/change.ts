import { statement } from '../../../platform/database/statement.ts';

/** One change of powers at a time, so that two who take the last ones from each other do not both succeed. */
export const lockPowers = statement('lock-powers', `
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('powers'))) as lock`, { locked: 'int4' });

/** Anybody who can sign in and decide on powers. */
export const whoHoldsPowers = statement('who-holds-powers', `
  select h.user_id from held_claim h join user_account u on u.id = h.user_id join role r on r.id = u.role_id
   where h.claim = 'powers' and u.active and r.may_sign_in limit 1`, { user_id: 'uuid' });
