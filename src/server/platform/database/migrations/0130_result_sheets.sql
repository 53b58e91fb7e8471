-- States are called as in flows/work/result-sheet.json.
alter table result_sheet drop constraint result_sheet_state_check;
update result_sheet set state = replace(state, ' ', '-') where state like '% %';
alter table result_sheet
  add constraint result_sheet_state_check check (state in ('open', 'submitted', 'head-approved', 'dean-approved', 'senate-approved', 'published'));

-- No way leads to a mark of a sheet that has been submitted but a published amendment, whatever a program forgets to ask.
create function refuse_submitted_score() returns trigger language plpgsql as $$
begin
  if current_setting('matricula.amending', true) is distinct from 'on' and exists (
    select from registration_line l join result_sheet s on s.department_course_id = l.department_course_id and s.session_id = l.session_id
     where l.id = case when tg_op = 'DELETE' then old.line_id else new.line_id end and s.state <> 'open') then
    raise exception 'the sheet of this score has been submitted';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger score_of_submitted_sheet_stays before insert or update or delete on score for each row execute function refuse_submitted_score();

create function refuse_drop_of_scored_line() returns trigger language plpgsql as $$
begin
  if exists (select from score where line_id = old.id and num_nonnulls(ca, exam, code) > 0) then
    raise exception 'a line with a score stays';
  end if;
  return new;
end $$;
create trigger scored_line_stays before update on registration_line for each row
  when (old.state <> 'dropped' and new.state = 'dropped') execute function refuse_drop_of_scored_line();

-- A row of an uploaded sheet that found no line: it waits with its mark until somebody settles it.
create table unplaced_score (
  id uuid primary key default uuid_of_now(),
  department_course_id int4 not null references department_course,
  session_id int4 not null references academic_session,
  row_number int4 not null,
  number text not null,
  name text not null,
  -- As they were typed.
  ca text not null,
  exam text not null,
  reason text not null,
  batch uuid not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  settled_at timestamptz,
  settled_by text,
  -- Null where it was set aside.
  line_id uuid references registration_line
);
create index unplaced_score_course on unplaced_score (department_course_id, session_id) where settled_at is null;

-- Another mark after senate, which takes every step again before anybody is shown it.
create table score_amendment (
  id uuid primary key,
  line_id uuid not null references registration_line,
  before jsonb not null,
  ca numeric(5,2) check (ca >= 0),
  exam numeric(5,2) check (exam >= 0),
  code text check (code in ('ABS', 'SICK', 'EX', 'I', 'NR', 'MAL')),
  reason text not null,
  state text not null default 'submitted' check (state in ('submitted', 'head-approved', 'dean-approved', 'senate-approved', 'published', 'returned')),
  made_by uuid not null references user_account,
  made_at timestamptz not null,
  revision int4 not null default 1
);
create trigger count_revision before update on score_amendment for each row execute function count_revision();
create unique index score_amendment_one_open on score_amendment (line_id) where state not in ('published', 'returned');
