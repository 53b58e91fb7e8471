import { auditInsert, audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Returns no row when the password has changed. `for share`: a change under way finishes first, or waits and ends this. */
export const openSession = sql('open-user-session')`
  with person as (select id from user_account where id = $userId and active and password_hash is not distinct from $passwordHash? for share),
       opened as (insert into user_session (user_id, started_at, ip, device_hash) select id, $now, $ip, $device from person returning id),
       access as (insert into access_token (token_hash, session_id, expires_at) select $accessHash, id, $accessExpiresAt from opened),
       refresh as (insert into refresh_token (token_hash, session_id, expires_at) select $refreshHash, id, $refreshExpiresAt from opened),
       ${audited('signed-in', 'user', 'person', { actor: "'user:' || id" })}
  select id from opened`;

/** Whether this person, and nobody in their place, has signed in on the device before. */
export const deviceOfPerson = sql('device-of-person')`
  select id from user_session where user_id = $userId and device_hash = $device and impersonator_id is null limit 1`;

/** The row is locked, so that exchanges of one token follow one another. */
export const findRefreshToken = sql('find-refresh-token')`
  select r.session_id, s.user_id, r.expires_at, r.used_at, r.successor_salt, s.device_hash, s.ended_at is not null or s.impersonator_id is not null as ended
    from refresh_token r join user_session s on s.id = r.session_id where r.token_hash = $tokenHash for update of r`;

/** The token before the used one loses its salt, so that its successor cannot be derived again. */
export const rotateTokens = sql('rotate-tokens')`
  with used as (update refresh_token set used_at = $now, successor_salt = $salt where token_hash = $usedHash),
       earlier as (update refresh_token set successor_salt = null where session_id = $sessionId and token_hash <> $usedHash and successor_salt is not null),
       access as (insert into access_token (token_hash, session_id, expires_at) values ($accessHash, $sessionId, $accessExpiresAt))
  insert into refresh_token (token_hash, session_id, expires_at) values ($refreshHash, $sessionId, $refreshExpiresAt)`;

export const endSession = sql('end-session')`
  with ended as (update user_session set ended_at = $now where id = $sessionId and ended_at is null returning user_id)
  ${auditInsert('$action', 'user', 'ended', { id: 'user_id', actor: "'user:' || user_id", ip: 'null' })} returning subject_id`;

export const endEverySession = sql('end-every-session')`
  with ended as (update user_session set ended_at = $now where user_id = $userId and ended_at is null returning user_id)
  ${auditInsert('signed-out-everywhere', 'user', '(select distinct user_id from ended) as person', {
    id: 'user_id',
    actor: "'user:' || user_id",
    ip: 'null',
  })}`;

export const sessionsOf = sql('sessions-of')`
  select s.id, s.started_at, s.ip from user_session s
   where s.user_id = $userId and s.ended_at is null
     and exists (select 1 from refresh_token r where r.session_id = s.id and r.used_at is null and r.expires_at > $now)
   order by s.started_at desc limit 20`;

export const forgetUserTokens = sql('forget-user-tokens')`
  with access as (delete from access_token where expires_at <= $now),
        challenge as (delete from account_challenge where expires_at <= $now::timestamptz - interval '1 day')
   delete from refresh_token where expires_at <= $now`;
