import { statement } from '../database/statement.ts';

/** $1 token_hash bytea, $2 application_id uuid, $3 expires_at timestamptz. */
export const issueToken = statement(
  'issue-applicant-token',
  'insert into applicant_token (token_hash, application_id, expires_at) values ($1, $2, $3)',
  {},
);

/** $1 token_hash bytea, $2 now timestamptz. */
export const findToken = statement(
  'find-applicant-token',
  'select application_id from applicant_token where token_hash = $1 and expires_at > $2',
  { application_id: 'uuid' },
);

/** $1 now timestamptz. */
export const forgetTokens = statement(
  'forget-applicant-tokens',
  'delete from applicant_token where expires_at <= $1',
  {},
);

/** $1 token_hash bytea, $2 now timestamptz. The person whose session it is, with every claim that they hold. */
export const findUser = statement(
  'find-signed-in-user',
  `with signed_in as (
     select s.id as session_id, s.impersonator_id, u.id, u.user_name, u.role_id, r.name as user_type
       from access_token t join user_session s on s.id = t.session_id join user_account u on u.id = s.user_id join role r on r.id = u.role_id
      where t.token_hash = $1 and t.expires_at > $2 and s.ended_at is null and (s.ends_at is null or s.ends_at > $2) and u.active and r.may_sign_in),
   held as (
     select c.claim from role_claim c join signed_in on c.role_id = signed_in.role_id
     union select c.claim from role_claim c join user_role ur on ur.role_id = c.role_id join signed_in on ur.user_id = signed_in.id
     union select c.claim from user_claim c join signed_in on c.user_id = signed_in.id where c.granted
     except select c.claim from user_claim c join signed_in on c.user_id = signed_in.id where not c.granted)
   select id, session_id, impersonator_id, user_name, user_type, coalesce((select jsonb_agg(claim) from held), '[]') as claims from signed_in`,
  { id: 'uuid', session_id: 'uuid', impersonator_id: 'uuid?', user_name: 'text', user_type: 'text', claims: 'jsonb' },
);

/** $1 now timestamptz. Of the person's sessions only the audit log remembers more. */
export const forgetUserTokens = statement(
  'forget-user-tokens',
  `with access as (delete from access_token where expires_at <= $1),
        challenge as (delete from account_challenge where expires_at <= $1::timestamptz - interval '1 day')
   delete from refresh_token where expires_at <= $1`,
  {},
);
