import { statement } from '../../../platform/database/statement.ts';

export const claimsEntitledTo = statement(
  'claims-entitled-to',
  { userId: 'uuid' },
  'select claim from entitled_claim where user_id = $userId order by claim',
  { claim: 'text' },
);

export const isHeldByMightier = statement(
  'role-is-held-by-mightier',
  { roleId: 'int4', actor: 'uuid', beyond: 'text[]' },
  `
  select e.user_id from entitled_claim e
   where e.claim = any ($beyond::text[]) and e.user_id <> $actor
     and e.user_id in (select id from user_account where role_id = $roleId union all select user_id from user_role where role_id = $roleId) limit 1`,
  { user_id: 'uuid' },
);
