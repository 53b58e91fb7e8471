-- Who is admitted, as the admissions office's lists say. A list that comes again changes what it names and takes nobody off.
create table admission (
  session_id int4 not null references session,
  student_type_id int4 not null,
  -- The JAMB number or the application number, in upper case.
  reg_number text not null,
  full_name text not null,
  programme text not null,
  admitted_on date not null,
  imported_at timestamptz not null,
  imported_by text not null,
  primary key (session_id, student_type_id, reg_number)
);

-- A request names itself, so that one sent twice is one; it is paid by the invoice that is about it.
create table transcript_request (
  id uuid primary key,
  answers jsonb not null,
  requested_at timestamptz not null
);

-- How far the college has come with a request that is paid.
create table transcript_progress (
  id bigint generated always as identity primary key,
  request_id uuid not null references transcript_request,
  state text not null check (state in ('Being prepared', 'Sent', 'Ready for collection', 'Collected')),
  actor text not null,
  at timestamptz not null
);

create index transcript_progress_request on transcript_progress (request_id, id);
