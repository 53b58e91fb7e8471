import { sql } from '../../../platform/database/describedSql.ts';

export const holdersOf = sql('holders-of-claims')`
  select user_id as "user_id!", claim as "claim!" from held_claim where claim = any ($claims::text[]) order by user_id, claim`;

/**
 * Each account with itself and whoever ever opened it or changed its address, or mailed it a link since then, and whoever did so to them.
 * `is_claimed` is true of one that was opened with an RRR: who follows the code is whoever has an address that many may enter.
 */
export const peopleBehind = sql('people-behind-accounts')`
  with recursive behind (account, user_id) as (
    select a, a from unnest($accounts::uuid[]) as a
    union
    select b.account, split_part(e.acted_by, ':', 2)::uuid
      from behind b join audit_entry e on e.subject_kind = 'user' and e.subject_id = b.user_id::text and e.acted_by like 'user:%'
     where e.action = 'user-created' or (e.action = 'setup-link-mailed' and e.at > $linkedSince)
        or (e.action = 'user-updated' and lower(e.detail->'before'->>'email') is distinct from lower(e.detail->'after'->>'email')))
  select account, user_id, exists (select from student_claim c where c.user_id = behind.user_id) as is_claimed from behind`;
