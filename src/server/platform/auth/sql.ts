import { auditInsert } from '../audit.ts';
import { sql } from '../database/describedSql.ts';

export const findToken = sql('find-applicant-token')`
  select application_id from applicant_token where token_hash = $tokenHash and expires_at > $now`;

export const endToken = sql('end-applicant-token')`
  delete from applicant_token where token_hash = $tokenHash`;

export const forgetTokens = sql('forget-applicant-tokens')`
  delete from applicant_token where expires_at <= $now`;

/** Of a session `s` of the account `u` with the role `r`. An impersonation ends with the session in which it was requested. */
const LIVES = `s.ended_at is null and (s.ends_at is null or s.ends_at > $now) and u.active and r.may_sign_in
      and (s.impersonator_id is null or exists (
        select from user_session own join user_account i on i.id = own.user_id join role ir on ir.id = i.role_id
         where own.id = s.impersonator_session_id and own.ended_at is null and i.active and ir.may_sign_in))`;

export const findUser = sql('find-signed-in-user')`
  select u.id, s.id as session_id, s.impersonator_id, u.user_name, r.name as user_type,
          coalesce((select jsonb_agg(claim) from held_claim where user_id = u.id), '[]') as claims,
          case when s.impersonator_id is null then '[]' else coalesce((select jsonb_agg(claim) from entitled_claim where user_id = u.id), '[]') end as entitled,
          case when s.impersonator_id is null then '[]'
            else coalesce((select jsonb_agg(claim) from held_claim where user_id = s.impersonator_id), '[]') end as impersonator_claims
     from access_token t join user_session s on s.id = t.session_id join user_account u on u.id = s.user_id join role r on r.id = u.role_id
    where t.token_hash = $tokenHash and t.expires_at > $now and ${LIVES}`;

export const sessionsThatLive = sql('sessions-that-live')`
  select s.id from user_session s join user_account u on u.id = s.user_id join role r on r.id = u.role_id
    where s.id = any($sessionIds::uuid[]) and ${LIVES}`;

export const endPlace = sql('end-place')`
  with ended as (update user_session set ended_at = $now where id = $sessionId and ended_at is null returning user_id, impersonator_id)
   ${auditInsert('impersonation-ended', 'user', 'ended', { id: 'user_id', actor: "'user:' || impersonator_id", ip: 'null' })}`;
