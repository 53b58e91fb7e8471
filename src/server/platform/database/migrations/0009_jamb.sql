-- The lists that JAMB sends for a session: who sat UTME and chose this college, and who applies for Direct Entry.
create table jamb_candidate (
  session_id int4 not null references session (id),
  registration_number text not null check (registration_number = upper(registration_number)),
  list text not null check (list in ('UTME', 'DE')),
  lastname text not null,
  firstname text not null,
  middlename text not null,
  gender_id int4 not null,
  state_id int4,
  lga_id int4,
  -- The course applied for.
  faculty_id int4 not null,
  department_id int4 not null,
  -- UTME subjects and their scores, [{"subjectId": 1, "score": 61}, ...], in the list's order; none for Direct Entry.
  subjects jsonb not null,
  utme_score int4 check (utme_score between 0 and 400),
  listed_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (session_id, registration_number),
  check ((list = 'UTME') = (utme_score is not null))
);

-- How the session weighs UTME and Post UTME; see src/rules/aggregate.ts. Results keep the formula they were made with.
alter table session add column aggregate_formula text not null default 'utme/8 + putme/2';

create table putme_result (
  session_id int4 not null,
  registration_number text not null,
  putme_score int4 not null check (putme_score between 0 and 100),
  aggregate_score numeric(6, 3) not null,
  formula text not null,
  recorded_at timestamptz not null,
  primary key (session_id, registration_number),
  foreign key (session_id, registration_number) references jamb_candidate
);

-- Null for who entered by payment reference.
alter table application add column jamb_number text;
