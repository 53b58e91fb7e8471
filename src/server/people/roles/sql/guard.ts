import { sql } from '../../../platform/database/describedSql.ts';

export const claimsEntitledTo = sql('claims-entitled-to')`
  select claim as "claim!" from entitled_claim where user_id = $userId order by claim`;

export const isHeldByMightier = sql('role-is-held-by-mightier')`
  select e.user_id as "user_id!" from entitled_claim e
   where e.claim = any ($beyond::text[]) and e.user_id <> $actor
     and e.user_id in (select id from user_account where role_id = $roleId union all select user_id from user_role where role_id = $roleId) limit 1`;
