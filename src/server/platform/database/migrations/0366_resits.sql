-- What a resit in the session of the first mark does to it. A published set has what was so before there were resits: none was taken.
alter table rule_set
  -- In the averages: both marks, the last one, or the better one.
  add column resits text not null default 'last' check (resits in ('both', 'last', 'best')),
  -- The highest total that a resit counts as; null for any.
  add column resit_cap int4 check (resit_cap >= pass_mark and resit_cap <= 100);

-- The resits of a course in a session take the steps of a result sheet; states are called as in flows/work/resit-sheet.json.
create table resit_sheet (
  id uuid primary key default uuid_of_now(),
  department_course_id int4 not null references department_course,
  session_id int4 not null references academic_session,
  state text not null default 'open' check (state in ('open', 'submitted', 'head-approved', 'dean-approved', 'senate-approved', 'published')),
  round int4 not null default 1,
  digest text,
  changed_at timestamptz not null,
  revision int4 not null default 1,
  unique (department_course_id, session_id)
);
create trigger count_revision before update on resit_sheet for each row execute function count_revision();

-- The mark of the resit, of 100. The first mark stays where it is.
create table resit_mark (
  line_id uuid primary key references registration_line,
  sheet_id uuid not null references resit_sheet,
  mark numeric(5,2) not null check (mark between 0 and 100),
  entered_by uuid not null references user_account,
  entered_at timestamptz not null
);
create index resit_mark_sheet on resit_mark (sheet_id);

-- No way leads to a mark of resits that have been submitted.
create function refuse_submitted_resit() returns trigger language plpgsql as $$
begin
  if exists (select from resit_sheet where id = case when tg_op = 'DELETE' then old.sheet_id else new.sheet_id end and state <> 'open') then
    raise exception 'these resits have been submitted';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger resit_of_submitted_sheet_stays before insert or update or delete on resit_mark for each row execute function refuse_submitted_resit();
