-- How a session weighs its scores: data with a version, never changed once it is published. See src/rules/admissions/aggregate.ts.
create table aggregate_formula (
  id int4 primary key generated always as identity,
  -- Null: of every session that has published none of its own.
  session_id int4 references academic_session,
  version int4 not null,
  -- {"utme": "1/8", "putme": "1/2"}: what each score is multiplied with.
  terms jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  unique nulls not distinct (session_id, version)
);

insert into aggregate_formula (session_id, version, terms, published_at, published_by)
values (null, 1, '{"utme": "1/8", "putme": "1/2"}', now(), 'system:migration');

-- An aggregate is a whole number of 120ths: eighths were stored as decimals, which hold no thirds.
alter table putme_result add column aggregate int4, add column formula_id int4 references aggregate_formula;
update putme_result set aggregate = (aggregate_score * 120)::int4, formula_id = (select id from aggregate_formula);
alter table putme_result
  alter column aggregate set not null,
  alter column formula_id set not null,
  drop column aggregate_score,
  drop column formula;
alter table academic_session drop column aggregate_formula;

create function open_session() returns int4 language sql stable as 'select id from academic_session where is_open';

-- The seats of a department in a session, and by what they are given.
create table quota (
  id int4 primary key generated always as identity,
  -- A quota is set for the session that is open for applications.
  session_id int4 not null default open_session() references academic_session,
  department_id int4 not null references department,
  programme_id int4 not null references school_programme,
  seats int4 not null check (seats between 0 and 5000),
  merit_share int4 not null check (merit_share >= 0),
  catchment_share int4 not null check (catchment_share >= 0),
  elds_share int4 not null check (elds_share >= 0),
  -- The names of states, as in data/nigeria-lgas.csv, separated by commas.
  catchment_states text not null,
  -- The lowest aggregate, of 100.
  cut_off int4 not null check (cut_off between 0 and 100),
  active bool not null default true,
  revision int4 not null default 1,
  check (merit_share + catchment_share + elds_share = 100)
);

create unique index quota_department on quota (session_id, department_id);
create trigger count_revision before update on quota for each row execute function count_revision();

create table selection_run (
  id uuid primary key,
  session_id int4 not null references academic_session,
  formula_id int4 not null references aggregate_formula,
  state text not null check (state in ('trial', 'committed', 'undone')),
  -- Of all that the run was worked out from: what has changed since a trial is seen by it.
  inputs_digest text not null,
  -- Of each quota as it was: its seats, shares and cut-off, what was filled before, and what the run fills.
  snapshot jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  committed_at timestamptz,
  committed_by text,
  -- The last day of its offers, in Lagos.
  offer_until date,
  undone_at timestamptz
);

-- A trial is thrown away for the next one.
create unique index selection_run_one_trial on selection_run (session_id) where state = 'trial';

create table selection_place (
  id int8 primary key generated always as identity,
  run_id uuid not null references selection_run on delete cascade,
  quota_id int4 not null references quota,
  registration_number text not null,
  rank int4 not null,
  -- In 120ths.
  aggregate int4 not null,
  -- {"utme": 202, "putme": 58, "olevel": 15}
  scores jsonb not null,
  decision text not null check (decision in ('in', 'tied', 'waiting', 'below')),
  pool text check (pool in ('merit', 'catchment', 'elds', 'leftover')),
  reason text not null,
  admission_id uuid references admission (id) on delete set null,
  unique (run_id, registration_number)
);

create index selection_place_quota on selection_place (run_id, quota_id, rank);
create index selection_place_admission on selection_place (admission_id) where admission_id is not null;
create index selection_place_number on selection_place (registration_number);

-- A tie at a last seat, as a person decided it: the candidate goes before the others of that aggregate.
create table tie_decision (
  id int8 primary key generated always as identity,
  quota_id int4 not null references quota,
  registration_number text not null,
  aggregate int4 not null,
  reason text not null,
  decided_at timestamptz not null,
  decided_by text not null,
  unique (quota_id, registration_number, aggregate)
);

-- What the college has printed and answers for: a letter of admission, by the code in its QR.
create table paper (
  id uuid primary key default uuid_of_now(),
  kind text not null,
  number text not null unique,
  code text not null unique,
  subject_kind text not null,
  subject_id text not null,
  -- Of all that it says: a paper that would say something else is another one.
  hash text not null,
  issued_at timestamptz not null,
  -- Since when another paper stands in its place, or none.
  revoked_at timestamptz
);

create unique index paper_one_valid on paper (kind, subject_kind, subject_id) where revoked_at is null;
create sequence paper_serial;
