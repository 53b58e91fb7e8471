-- What is to be sent by e-mail, written in the transaction of what causes it. A mail that has been sent keeps its
-- history and loses its words, which may hold a pass code; only the demo college's own mailbox keeps them.
create table mail (
  id uuid primary key,
  kind text not null,
  -- What it is about, as in audit_entry: whoever caused it asks by this how it went.
  subject_kind text not null,
  subject_id text not null,
  recipient_name text not null,
  recipient text not null,
  subject text not null,
  words_text text,
  words_html text,
  queued_at timestamptz not null,
  attempts int4 not null default 0,
  -- When it is due; null when there is nothing more to do. Pushed ahead while a server is sending it.
  send_at timestamptz,
  -- Taken by the recipient's mail server, or refused for good.
  sent_at timestamptz,
  refused_at timestamptz,
  last_answer text
);

create index mail_due on mail (send_at) where send_at is not null;
create index mail_subject on mail (subject_kind, subject_id, queued_at);
create index mail_queued_at on mail (queued_at);

-- Whom an application has named to speak for its applicant. Within an application a referee is who has the address.
create table referee (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application (id),
  -- The row of the section, from 0, in which it is named.
  place int4 not null,
  fullname text not null,
  email text not null,
  asked_at timestamptz not null,
  reminders int4 not null default 0,
  -- When a reminder is due; null when none is left to send.
  remind_at timestamptz,
  -- No longer named, or named under another address.
  withdrawn_at timestamptz,
  answered_at timestamptz,
  declined boolean not null default false,
  -- What was answered; never shown to the applicant.
  reference jsonb
);

create unique index referee_standing on referee (application_id, lower(email)) where withdrawn_at is null;
create index referee_email on referee (lower(email)) where withdrawn_at is null;
create index referee_due on referee (remind_at) where remind_at is not null;

-- Every mail to a referee carries a pass code of its own; here is its SHA-256, until it expires or is revoked.
create table referee_pass_code (
  code_hash bytea primary key,
  referee_id uuid not null references referee (id),
  expires_at timestamptz not null
);

create index referee_pass_code_referee on referee_pass_code (referee_id);
create index referee_pass_code_expires_at on referee_pass_code (expires_at);
