import { statement } from '../../../platform/database/statement.ts';

export const holdersOf = statement(
  'holders-of-claims',
  { claims: 'text[]' },
  'select user_id, claim from held_claim where claim = any ($claims::text[]) order by user_id, claim',
  { user_id: 'uuid', claim: 'text' },
);

/** Each account with itself and whoever opened it, changed its address or mailed it a link since then, and whoever did so to them. */
export const peopleBehind = statement(
  'people-behind-accounts',
  { accounts: 'uuid[]', since: 'timestamptz' },
  `
  with recursive behind (account, user_id) as (
    select a, a from unnest($accounts::uuid[]) as a
    union
    select b.account, split_part(e.acted_by, ':', 2)::uuid
      from behind b join audit_entry e on e.subject_kind = 'user' and e.subject_id = b.user_id::text and e.at > $since and e.acted_by like 'user:%'
     where e.action in ('user-created', 'setup-link-mailed', 'claim-undone')
        or (e.action = 'user-updated' and lower(e.detail->'before'->>'email') is distinct from lower(e.detail->'after'->>'email')))
  select account, user_id from behind`,
  { account: 'uuid', user_id: 'uuid' },
);
