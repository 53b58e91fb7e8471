-- Whoever has paid is moved with their consent, or by two officers.
create table bed_move (
  id uuid primary key default uuid_of_now(),
  reservation_id uuid not null references reservation,
  bed_id int4 not null references bed,
  reason text not null,
  state text not null default 'requested' check (state in ('requested', 'agreed', 'approved', 'declined')),
  requested_by text not null,
  requested_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'requested') = (decided_by is null))
);
create unique index bed_move_one_open on bed_move (reservation_id) where state = 'requested';

-- Who paid after their bed was given away, while no other of its kind was free: the first gets the next one.
create table bed_waiting (
  student_id uuid not null references student,
  session_id int4 not null references academic_session,
  bed_id int4 not null references bed,
  since timestamptz not null,
  housed_at timestamptz,
  primary key (student_id, session_id)
);
create index bed_waiting_open on bed_waiting (since) where housed_at is null;
