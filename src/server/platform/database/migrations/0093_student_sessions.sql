-- Where a student stood in a session. Fees, registration, results, beds and class lists hang on it; the latest one is where
-- the student is now. It takes the place of student_place, whose moments named no session.
create table student_session (
  student_id uuid not null references student,
  session_id int4 not null references academic_session,
  student_type_id int4 not null references student_type,
  programme_id int4 not null references school_programme,
  department_id int4 not null references department,
  option_id int4 references department_option,
  level_id int4 not null,
  is_final_year boolean not null default false,
  -- The latest of its student, kept by the trigger below: where the student is now.
  is_latest boolean not null default true,
  -- Of the college's own state: fees may differ.
  is_indigene boolean not null default false,
  -- What fees ask beside: 'laboratory', 'gst'.
  tags text[] not null default '{}',
  revision int4 not null default 1,
  primary key (student_id, session_id)
);

create trigger count_revision before update on student_session for each row execute function count_revision();
create unique index student_session_latest on student_session (student_id) where is_latest;
-- A session begins in the year with which its name begins.
create function note_latest_session() returns trigger language plpgsql as $$
begin
  new.is_latest := not exists (
    select from student_session p join academic_session e on e.id = p.session_id
     where p.student_id = new.student_id and e.name > (select name from academic_session where id = new.session_id));
  if new.is_latest then update student_session set is_latest = false where student_id = new.student_id and is_latest; end if;
  return new;
end $$;
create trigger student_session_latest before insert on student_session for each row execute function note_latest_session();

create index student_session_department on student_session (session_id, department_id, level_id);
create index student_session_type on student_session (session_id, student_type_id);

insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id)
select s.id, s.entry_session_id, s.student_type_id, p.programme_id, p.department_id, p.option_id, p.level_id
  from student s join lateral (select * from student_place where student_id = s.id order by from_at limit 1) p on true;
insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id)
select s.id, e.id, s.student_type_id, p.programme_id, p.department_id, p.option_id, p.level_id
  from student s join student_place p on p.student_id = s.id and p.to_at is null join academic_session e on e.is_open and e.id <> s.entry_session_id;

drop table student_place;

alter table student
  -- Of data/nigeria-states.csv and its areas; null where the college does not know.
  add column state_id int4,
  add column lga_id int4;

-- What is current for whom: the open academic session is the applications'.
create table current_term (
  id int4 primary key generated always as identity,
  student_type_id int4 not null references student_type,
  session_id int4 not null references academic_session,
  semester_id int4 not null references semester,
  since timestamptz not null,
  until timestamptz check (until > since),
  set_by text not null
);

create unique index current_term_one on current_term (student_type_id) where until is null;

-- A file belongs to an application, a student or an admission.
alter table document
  alter column application_id drop not null,
  add column student_id uuid references student,
  add column admission_id uuid references admission (id),
  add check (num_nonnulls(application_id, student_id, admission_id) = 1);
create index document_student on document (student_id) where student_id is not null;
create index document_admission on document (admission_id) where admission_id is not null;

-- Form 8, one a student and session.
create table siwes (
  id uuid primary key default uuid_of_now(),
  student_id uuid not null references student,
  session_id int4 not null references academic_session,
  answers jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'signed')),
  signed_by text,
  signed_at timestamptz,
  revision int4 not null default 1,
  unique (student_id, session_id)
);
create trigger count_revision before update on siwes for each row execute function count_revision();

-- From one department to another, from the next session on. Its steps are workflow_step rows.
create table department_change (
  id uuid primary key default uuid_of_now(),
  student_id uuid not null references student,
  session_id int4 not null references academic_session,
  from_department_id int4 not null references department,
  from_option_id int4 references department_option,
  to_programme_id int4 not null references school_programme,
  to_department_id int4 not null references department,
  to_option_id int4 references department_option,
  reason text not null,
  state text not null default 'unpaid' check (state in ('unpaid', 'applied', 'released', 'accepted', 'approved', 'refused', 'withdrawn')),
  invoice_id uuid references invoice,
  created_at timestamptz not null,
  revision int4 not null default 1
);
create trigger count_revision before update on department_change for each row execute function count_revision();
create unique index department_change_one_open on department_change (student_id) where state not in ('approved', 'refused', 'withdrawn');

-- Who stands behind the code on each letter, form, card, sheet and slip of a bed that we print; it takes the place of paper.
alter table paper rename to document_record;
alter index paper_one_valid rename to document_record_one_valid;
alter sequence paper_serial rename to document_record_serial;
alter table document_record
  add column student_id uuid references student,
  -- What it says, in the words that are printed.
  add column facts jsonb not null default '{}',
  add column replaced_by uuid references document_record;
create index document_record_student on document_record (student_id) where student_id is not null;

-- What must be so before what, by student type: a fact that a wing names opens an act. `admission_gate` is of candidates.
create table gate (
  id int4 primary key generated by default as identity,
  student_type_id int4 not null references student_type,
  fact text not null,
  act text not null,
  active boolean not null default true,
  unique (student_type_id, fact, act)
);
