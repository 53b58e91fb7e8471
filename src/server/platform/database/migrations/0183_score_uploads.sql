-- Files of scores that were taken, so that each can be undone. Its id is the batch of the scores that it wrote.
create table score_upload (
  id uuid primary key,
  -- In which they were taken: they are undone from the last to the first.
  number bigint not null generated always as identity,
  department_course_id int4 not null references department_course,
  session_id int4 not null references academic_session,
  via text not null check (via in ('file', 'cbt')),
  file_name text not null,
  written int4 not null,
  waiting int4 not null,
  uploaded_by uuid not null references user_account,
  uploaded_at timestamptz not null,
  undone_by uuid references user_account,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create index score_upload_sheet on score_upload (department_course_id, session_id, number);

alter table score_event drop constraint score_event_via_check;
alter table score_event
  add constraint score_event_via_check check (via in ('keyboard', 'paste', 'file', 'cbt', 'amendment', 'demo', 'undo'));

-- What a file took the place of comes back when the file is undone.
alter table unplaced_score add column replaced_by uuid references score_upload;
create index unplaced_score_replaced on unplaced_score (replaced_by) where replaced_by is not null;
alter table cbt_result
  add column replaced_by uuid references score_upload,
  -- A person gave it to a student or set it aside.
  add column settled_at timestamptz;
create index cbt_result_replaced on cbt_result (replaced_by) where replaced_by is not null;
