-- Beside the seats that the college gives: what its regulator allows the programme in a session, Direct Entry included.
alter table quota add column carrying_capacity int4 check (carrying_capacity between 0 and 20000);
alter table quota add column capacity_source text;

-- What the college as a whole may admit in a session, in all programmes that have a quota.
create table college_quota (
  session_id int4 primary key references academic_session,
  seats int4 not null check (seats between 0 and 200000),
  source text not null,
  set_at timestamptz not null,
  set_by text not null
);
