-- A place on an admission list names the college's own programme, department and option. What older lists said in words is read
-- as far as it names a programme of its student type; the rest keeps its words until an officer corrects it.
alter table admission rename column programme to listed_programme;
alter table admission alter column listed_programme drop not null;
alter table admission
  add column id uuid not null default uuid_of_now() unique,
  add column programme_id int4 references school_programme,
  add column department_id int4 references department,
  add column option_id int4 references department_option,
  -- Of origin: a state of data/administrative-units.json.
  add column state_id int4,
  -- On which the studies begin: 200 for Direct Entry.
  add column level_id int4 not null default 100,
  -- Of flows/work/admission.json: the fold of its steps.
  add column state text not null default 'listed',
  -- The last day on which an offer is accepted, in Lagos; null where it has none.
  add column offer_until date,
  add column revision int4 not null default 1;

create trigger count_revision before update on admission for each row execute function count_revision();

update admission a set programme_id = p.id
  from school_programme p where p.student_type_id = a.student_type_id and lower(p.name) = lower(a.listed_programme);
update admission a set department_id = d.department_id
  from (select school_programme_id, min(department_id) as department_id from programme_department group by school_programme_id having count(*) = 1) d
 where d.school_programme_id = a.programme_id;
update admission set listed_programme = null where programme_id is not null and department_id is not null;
alter table admission add check (listed_programme is not null or (programme_id is not null and department_id is not null));

-- Whoever is on a list was offered admission by it.
insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
select gen_random_uuid(), 'admission', id::text, 'listed', 'offered', 'offer', imported_by, null, imported_at from admission;
update admission set state = 'offered';

create index admission_of_state on admission (session_id, student_type_id, state);
create index admission_offer_until on admission (offer_until) where state = 'offered';
create index admission_reg_number on admission (reg_number);

-- Who studies here, or did. A matric number is given once, and never to another.
create table student (
  id uuid primary key default uuid_of_now(),
  admission_id uuid not null unique references admission (id),
  -- Null until the candidate has an account.
  user_id uuid unique references user_account,
  matric_number text unique check (matric_number = upper(matric_number)),
  student_type_id int4 not null references student_type,
  -- Of data/modes-of-study.json.
  mode_id int4 not null default 1,
  entry_session_id int4 not null references academic_session,
  created_at timestamptz not null,
  revision int4 not null default 1
);

create trigger count_revision before update on student for each row execute function count_revision();
create index student_entry on student (entry_session_id, student_type_id);

-- Where a student is placed, and was: one place at a time.
create table student_place (
  id int8 primary key generated always as identity,
  student_id uuid not null references student,
  programme_id int4 not null references school_programme,
  department_id int4 not null references department,
  option_id int4 references department_option,
  level_id int4 not null,
  from_at timestamptz not null,
  to_at timestamptz check (to_at > from_at)
);

create unique index student_place_one_open on student_place (student_id) where to_at is null;
create index student_place_department on student_place (department_id, level_id) where to_at is null;
create index student_place_student on student_place (student_id);
