alter table student
  -- Of data/genders.json; it is known from the application or JAMB, else by a correction.
  add column gender_id int4,
  -- A member of staff who studies here.
  add column is_staff boolean not null default false,
  -- Its profile was filled from the application and JAMB then, once.
  add column prefilled_at timestamptz,
  -- By which a printed profile is confirmed; null before the first print.
  add column verification_code text unique;

-- Files that signed-in people have sent: photographs of profiles, evidence of corrections. Nobody else reads one, unless a record names it.
create table student_file (
  id uuid primary key,
  user_id uuid not null references user_account,
  name text not null,
  content_type text not null,
  byte_count int4 not null,
  -- Of the file store.
  file_id uuid not null,
  uploaded_at timestamptz not null
);

create index student_file_user on student_file (user_id, uploaded_at);

-- What a student says of themselves, a row for each of the eight forms of schemas/forms/students.
create table profile_section (
  student_id uuid not null references student,
  section text not null,
  answers jsonb not null,
  saved_at timestamptz not null,
  -- As in an audit entry; the audit log itself has no answers.
  saved_by text not null,
  revision int4 not null default 1,
  primary key (student_id, section)
);

create trigger count_revision before update on profile_section for each row execute function count_revision();

-- What is locked is corrected by an officer alone: at the student's request, or by the officer's own finding, which is decided at once.
create table correction_request (
  id uuid primary key default uuid_of_now(),
  student_id uuid not null references student,
  fact text not null check (fact in ('Name', 'Sex', 'Date of birth', 'Programme')),
  -- Fields of schemas/forms/students/correction.json.
  stood jsonb not null,
  wanted jsonb not null,
  reason text not null,
  evidence uuid not null references student_file,
  -- Of flows/work/correction-request.json.
  state text not null default 'requested',
  requested_at timestamptz not null,
  -- As in an audit entry.
  requested_by text not null
);

create unique index correction_request_one_open on correction_request (student_id, fact) where state = 'requested';
create index correction_request_state on correction_request (state, requested_at);
