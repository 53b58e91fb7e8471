-- What the office asks an applicant about answers of a submitted application. It refers to no application, like an edition: what is
-- set aside when an invoice moves leaves it behind.
create table application_query (
  id uuid primary key default uuid_of_now(),
  -- The name of the act that opened or answered it last: sent twice, it is one.
  request uuid not null unique,
  application_id uuid not null,
  -- Paths as a slip names them: each is open to be answered otherwise, and nothing else is.
  questions text[] not null check (cardinality(questions) > 0),
  is_sensitive boolean not null,
  takes_files boolean not null,
  words text not null,
  -- The last day on which it can be answered.
  until_day date not null,
  -- What was asked in earlier rounds, the oldest first: words and day.
  earlier jsonb not null default '[]',
  state text not null default 'open' check (state in ('open', 'answered', 'closed', 'withdrawn')),
  revision int4 not null default 1,
  asked_at timestamptz not null,
  asked_by text not null,
  answered_at timestamptz
);
create index application_query_of on application_query (application_id, asked_at);
create trigger count_revision before update on application_query for each row execute function count_revision();

-- An answer of a submitted application as it was and as it is, by whom and why. `edition` is the one that it is in since.
create table application_answer_change (
  id uuid primary key default uuid_of_now(),
  request uuid not null,
  application_id uuid not null,
  query_id uuid references application_query,
  edition int4 not null,
  path text not null,
  before jsonb,
  after jsonb,
  reason text,
  evidence uuid references student_file,
  at timestamptz not null,
  actor text not null,
  unique (request, path)
);
create index application_answer_change_of on application_answer_change (application_id, at);

-- Whether a file can be sent: before the submission, or while the office asks for one.
create function application_takes_files(application uuid, completed_at timestamptz, at timestamptz) returns boolean language sql stable
  return completed_at is null or exists (
    select from application_query q where q.application_id = application and q.state = 'open' and q.takes_files
       and q.until_day >= (at at time zone 'Africa/Lagos')::date);

-- Applications that an officer marked to be looked at further. Like a query it refers to no application.
create table application_shortlist (
  application_id uuid primary key,
  note text not null,
  at timestamptz not null,
  actor text not null
);
