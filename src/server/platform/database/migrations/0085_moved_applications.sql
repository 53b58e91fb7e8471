-- How often the invoice was given to another person. A log-in or a code that began under fewer moves opens nothing.
alter table invoice add column moves int4 not null default 0;
update invoice set moves = 1 where moved_at is not null;

-- An application as it was when its invoice was given to another person, under its id of then: tokens, copies on devices and
-- requests under way name that id, so nothing of them reaches the application that the RRR begins afterwards.
create table application_version (
  id uuid primary key,
  rrr text not null,
  -- The whole row of `application`.
  content jsonb not null,
  set_aside_at timestamptz not null,
  actor text not null
);

create index application_version_rrr on application_version (rrr);

-- Its answers and what hung on it, each row as it was. The files of its documents stay in the store.
create table application_version_part (
  id int8 primary key generated always as identity,
  version_id uuid not null references application_version,
  kind text not null check (kind in ('section', 'draft', 'document', 'referee')),
  content jsonb not null
);

create index application_version_part_version on application_version_part (version_id);

-- A mailed code names what it opens together with how often that had moved: those under way do not, and are asked for anew.
delete from email_code where purpose = 'invoice';
