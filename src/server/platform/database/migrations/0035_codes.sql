-- How long a count of guesses is remembered: a quarter of an hour for those of an address, a day for those at one target.
alter table attempt add column window_seconds int4 not null default 900;

-- A code that was mailed to prove that whoever asks for something reads that mailbox. The browser holds the secret of the
-- challenge; the code arrives by mail. Only hashes are stored.
create table email_code (
  token_hash bytea primary key,
  -- What the code opens, and for whom: an invoice, a payer's history, an account.
  purpose text not null,
  subject text not null,
  code_hash bytea not null,
  tries_left int4 not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index email_code_expires_at on email_code (expires_at);
