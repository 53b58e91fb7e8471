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
