-- A payer's history is found by the e-mail address that a mailed code proved, whatever the case.
create index invoice_email on invoice (lower(email));

-- What a mailed code proved, for reading on for some minutes without another code. The page holds the token, the database its hash.
create table proof_token (
  token_hash bytea primary key,
  purpose text not null,
  -- As in email_code.
  subject text not null,
  expires_at timestamptz not null
);

create index proof_token_expires_at on proof_token (expires_at);
