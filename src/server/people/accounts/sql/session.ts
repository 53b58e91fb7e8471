import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/**
 * $1 user_id, $2 now, $3 ip, $4 access hash, $5 access expires, $6 refresh hash, $7 refresh expires, $8 password_hash, $9 device_hash:
 * none when the password that led here is another by now. A change of the password that is under way is waited for, or waits and ends it.
 */
export const openSession = statement('open-user-session', `
  with person as (select id from user_account where id = $1 and active and password_hash is not distinct from $8 for share),
       opened as (insert into user_session (user_id, started_at, ip, device_hash) select id, $2, $3, $9 from person returning id),
       access as (insert into access_token (token_hash, session_id, expires_at) select $4, id, $5 from opened),
       refresh as (insert into refresh_token (token_hash, session_id, expires_at) select $6, id, $7 from opened),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $2, 'user:' || id, 'signed-in', 'user', id::text, '{}'::jsonb, $3 from person)
  select id from opened`, { id: 'uuid' });

/** $1 refresh hash. With the row locked, so that of two who come at once one is second. */
export const findRefreshToken = statement('find-refresh-token', `
  select r.session_id, s.user_id, r.expires_at, r.used_at, r.successor_salt, s.device_hash, s.ended_at is not null or s.impersonator_id is not null as ended
    from refresh_token r join user_session s on s.id = r.session_id where r.token_hash = $1 for update of r`,
  { session_id: 'uuid', user_id: 'uuid', expires_at: 'timestamptz', used_at: 'timestamptz?', successor_salt: 'bytea?', device_hash: 'bytea?', ended: 'bool' });

/**
 * $1 old refresh hash, $2 session_id, $3 now, $4 access hash, $5 access expires, $6 refresh hash, $7 refresh expires, $8 salt.
 * What made this token from the one before it goes: that one can no longer be answered again.
 */
export const rotateTokens = statement('rotate-tokens', `
  with used as (update refresh_token set used_at = $3, successor_salt = $8 where token_hash = $1),
       earlier as (update refresh_token set successor_salt = null where session_id = $2 and token_hash <> $1 and successor_salt is not null),
       access as (insert into access_token (token_hash, session_id, expires_at) values ($4, $2, $5))
  insert into refresh_token (token_hash, session_id, expires_at) values ($6, $2, $7)`, {});

/** $1 session_id, $2 now, $3 why: none when it had ended. */
export const endSession = statement('end-session', `
  with ended as (update user_session set ended_at = $2 where id = $1 and ended_at is null returning user_id)
  insert into audit_entry (${AUDIT_COLUMNS}) select $2, 'user:' || user_id, $3, 'user', user_id::text, '{}'::jsonb, null from ended
  returning subject_id`, { subject_id: 'text' });

/** $1 user_id, $2 now */
export const endEverySession = statement('end-every-session', `
  with ended as (update user_session set ended_at = $2 where user_id = $1 and ended_at is null returning user_id)
  insert into audit_entry (${AUDIT_COLUMNS})
  select distinct $2::timestamptz, 'user:' || user_id, 'signed-out-everywhere', 'user', user_id::text, '{}'::jsonb, null from ended`, {});

/** $1 user_id, $2 now: those that can still be used. */
export const sessionsOf = statement('sessions-of', `
  select s.id, s.started_at, s.ip from user_session s
   where s.user_id = $1 and s.ended_at is null and exists (select 1 from refresh_token r where r.session_id = s.id and r.used_at is null and r.expires_at > $2)
   order by s.started_at desc limit 20`, { id: 'uuid', started_at: 'timestamptz', ip: 'text' });
