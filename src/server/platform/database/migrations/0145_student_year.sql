-- Why a term was set, and who took it back and why: a term that was taken back stays in the history.
alter table current_term
  add column reason text not null default '',
  add column taken_back_at timestamptz,
  add column taken_back_by text,
  add column take_back_reason text;

-- That another session is the latest by now is nobody's change of this one.
drop trigger count_revision on student_session;
create trigger count_revision before update of student_type_id, programme_id, department_id, option_id, level_id, is_final_year, is_indigene, tags
  on student_session for each row execute function count_revision();

-- What is taken back leaves the session before it as the latest.
create function restore_latest_session() returns trigger language plpgsql as $$
begin
  update student_session set is_latest = true
   where student_id = old.student_id
     and session_id = (select p.session_id from student_session p join academic_session e on e.id = p.session_id where p.student_id = old.student_id order by e.name desc limit 1);
  return null;
end $$;
create trigger student_session_restored after delete on student_session for each row when (old.is_latest) execute function restore_latest_session();

create index siwes_session on siwes (session_id, state);

-- Everybody of a student type into the next session: tried, then committed in the background, and taken back.
create table promotion (
  id uuid primary key default uuid_of_now(),
  student_type_id int4 not null references student_type,
  from_session_id int4 not null references academic_session,
  to_session_id int4 not null references academic_session,
  state text not null default 'trial' check (state in ('trial', 'committing', 'committed', 'taking back', 'taken back')),
  tried_at timestamptz not null,
  tried_by text not null,
  job_id uuid
);
create index promotion_type on promotion (student_type_id, tried_at);

create table promotion_row (
  promotion_id uuid not null references promotion,
  student_id uuid not null references student,
  outcome text not null check (outcome in ('moves', 'final', 'repeats', 'stays')),
  from_level_id int4 not null,
  -- Null for who gets no place in the next session.
  to_level_id int4,
  reason text,
  state text not null default 'waiting' check (state in ('waiting', 'written', 'refused', 'taken back', 'spared')),
  primary key (promotion_id, student_id),
  check ((outcome = 'stays') = (to_level_id is null))
);

-- A session that is made later is chosen in forms at once, as every other list's rows are.
create trigger academic_session_changed before insert or update or delete on academic_session for each statement execute function count_school_change();
