-- The server runs scheduled jobs by rows of its own: the queues of the library that did it before go.
drop schema if exists jobs cascade;

create table scheduled_job (
  name text primary key,
  due_at timestamptz not null,
  -- The server that runs it now, and until when it is that server's alone.
  runner uuid,
  leased_until timestamptz,
  check ((runner is null) = (leased_until is null))
);
