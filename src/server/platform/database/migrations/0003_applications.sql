-- One application per paid invoice. Where it stands is derived from its sections; only its end is written down.
create sequence application_serial;

create table application (
  id uuid primary key default gen_random_uuid(),
  application_number text not null unique,
  programme text not null,
  -- The content hash of the declaration it was started on.
  version text not null,
  rrr text not null unique,
  session_id int4 not null references session (id),
  lastname text not null,
  firstname text not null,
  middlename text not null,
  email text not null,
  mobile_number text not null,
  passport_id uuid,
  verification_code text not null unique,
  started_at timestamptz not null,
  completed_at timestamptz
);

-- The saved answers of a section, in the wire's shape.
create table application_section (
  application_id uuid not null references application (id),
  section text not null,
  answers jsonb not null,
  saved_at timestamptz not null,
  primary key (application_id, section)
);

-- What was typed since a section was last saved, in the form's shape. Gone when the section is saved.
create table application_draft (
  application_id uuid not null references application (id),
  section text not null,
  data jsonb not null,
  revision int4 not null,
  saved_at timestamptz not null,
  primary key (application_id, section)
);

create table applicant_token (
  token_hash bytea primary key,
  application_id uuid not null references application (id),
  expires_at timestamptz not null
);

create index applicant_token_expires_at on applicant_token (expires_at);
