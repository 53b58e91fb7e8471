-- What the board decided on the recommendation lists of a programme at a level: one act, written once, with what it decided on.
create table board_decision (
  id uuid primary key,
  department_id int4 not null references department,
  level_id int4 not null,
  session_id int4 not null references academic_session,
  semester_id int4 not null references semester,
  programme_id int4 not null references school_programme,
  rule_set_id int4 not null references rule_set,
  -- 1 is the first. There is another where the lists have changed since: a sheet was returned and corrected.
  number int4 not null check (number > 0),
  met_on date not null,
  minute text not null check (minute <> ''),
  -- The names of those present.
  present jsonb not null check (jsonb_array_length(present) > 0),
  -- Of `lists`: [{title, students: [{regNo, name, detail}]}].
  digest text not null,
  lists jsonb not null,
  recorded_by uuid not null references user_account,
  recorded_at timestamptz not null,
  unique (department_id, level_id, session_id, semester_id, programme_id, rule_set_id, number)
);
create trigger board_decision_is_written_once before update or delete on board_decision for each row execute function refuse_change();
