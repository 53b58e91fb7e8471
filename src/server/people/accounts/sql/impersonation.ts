import { FULL_NAME } from '../../../kit/people.ts';
import { auditInsert, audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** `sessionId` is the impersonator's. It ends the addresses that they asked for earlier, and have not opened. */
export const allowImpersonation = sql('allow-impersonation')`
  with ended as (delete from impersonation where impersonator_id = $impersonatorId and user_id = $userId and used_at is null),
       allowed as (
         insert into impersonation (token_hash, user_id, impersonator_id, reason, expires_at, session_id)
         values ($tokenHash, $userId, $impersonatorId, $reason, $expiresAt, $sessionId) returning user_id)
  ${auditInsert('impersonation-allowed', 'user', 'allowed', {
    id: 'user_id',
    detail: { reason: '$reason::text' },
    actor: "'user:' || $impersonatorId::uuid",
  })}`;

export const useImpersonation = sql('use-impersonation')`
  update impersonation i set used_at = $now from user_session s join user_account u on u.id = s.user_id join role r on r.id = u.role_id
   where i.token_hash = $tokenHash and i.user_id = $userId and i.impersonator_id = $impersonatorId and i.used_at is null and i.expires_at > $now
     and s.id = i.session_id and s.ended_at is null and u.active and r.may_sign_in
  returning i.reason, i.session_id as "session_id!"`;

export const openImpersonation = sql('open-impersonation')`
  with opened as (
         insert into user_session (user_id, impersonator_id, impersonator_session_id, started_at, ends_at, ip, device_hash)
         values ($userId, $impersonatorId, $impersonatorSessionId, $now, $endsAt, $ip, $device) returning id),
       access as (insert into access_token (token_hash, session_id, expires_at) select $accessHash, id, $endsAt from opened),
       refresh as (insert into refresh_token (token_hash, session_id, expires_at) select $refreshHash, id, $endsAt from opened),
       ${audited('impersonation-began', 'user', null, { id: '$userId::uuid', actor: "'user:' || $impersonatorId::uuid" })}
  select id from opened`;

/** Of a session in another's place; the request that it used carries its reason. */
export const findImpersonation = sql('find-impersonation')`
  select o.user_name as impersonator, ${FULL_NAME} as person, i.reason, s.started_at, s.ends_at as "ends_at!"
    from user_session s join user_account u on u.id = s.user_id join user_account o on o.id = s.impersonator_id
    join impersonation i on i.session_id = s.impersonator_session_id and i.user_id = s.user_id and i.used_at = s.started_at
   where s.id = $sessionId limit 1`;
