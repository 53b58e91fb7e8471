import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** $1 token_hash, $2 user_id, $3 impersonator_id, $4 reason, $5 now, $6 expires_at, $7 ip, $8 the session that asks for it */
export const allowImpersonation = statement('allow-impersonation', `
  with allowed as (insert into impersonation (token_hash, user_id, impersonator_id, reason, expires_at, session_id) values ($1, $2, $3, $4, $6, $8) returning user_id)
  insert into audit_entry (${AUDIT_COLUMNS})
  select $5, 'user:' || $3::uuid, 'impersonation-allowed', 'user', user_id::text, jsonb_build_object('reason', $4::text), $7 from allowed`, {});

/** $1 token_hash, $2 user_id, $3 impersonator_id, $4 now: once, while the session that asked for it is open and its person may sign in. */
export const useImpersonation = statement('use-impersonation', `
  update impersonation i set used_at = $4 from user_session s join user_account u on u.id = s.user_id join role r on r.id = u.role_id
   where i.token_hash = $1 and i.user_id = $2 and i.impersonator_id = $3 and i.used_at is null and i.expires_at > $4
     and s.id = i.session_id and s.ended_at is null and u.active and r.may_sign_in
  returning i.reason, i.session_id`, { reason: 'text', session_id: 'uuid' });

/** $1 user_id, $2 impersonator_id, $3 now, $4 ends_at, $5 ip, $6 access hash, $7 refresh hash, $8 the session that asked for it, $9 device_hash */
export const openImpersonation = statement('open-impersonation', `
  with opened as (insert into user_session (user_id, impersonator_id, impersonator_session_id, started_at, ends_at, ip, device_hash) values ($1, $2, $8, $3, $4, $5, $9) returning id),
       access as (insert into access_token (token_hash, session_id, expires_at) select $6, id, $4 from opened),
       refresh as (insert into refresh_token (token_hash, session_id, expires_at) select $7, id, $4 from opened),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   values ($3, 'user:' || $2::uuid, 'impersonation-began', 'user', $1::uuid::text, '{}'::jsonb, $5))
  select id from opened`, { id: 'uuid' });
