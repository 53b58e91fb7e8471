-- A state of origin that was taken over from what an application or a list says, for many students at once. Each is put back by itself.
create table origin_change (
  id uuid primary key default uuid_of_now(),
  student_id uuid not null references student,
  -- Null where the college knew none.
  from_state_id int4,
  to_state_id int4 not null,
  source text not null check (source in ('application', 'jamb', 'list')),
  -- The session whose charges follow: the latest one as it was taken over.
  session_id int4 not null references academic_session,
  was_indigene boolean not null,
  reason text not null,
  at timestamptz not null,
  actor text not null,
  put_back_at timestamptz,
  put_back_by text,
  -- Who has to be charged and notified: null until the job has come to it, and again once it is put back.
  charged_at timestamptz
);
create index origin_change_student on origin_change (student_id, at);
create index origin_change_uncharged on origin_change (at) where charged_at is null;
