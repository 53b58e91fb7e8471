-- Work that outlives the request that asked for it. A step is one transaction that locks the row: when its server dies, the
-- database takes back the step and gives the row to another server.
create table background_job (
  id uuid primary key,
  kind text not null,
  -- What it works on, as its kind says.
  subject jsonb not null,
  -- What its owner calls it.
  title text not null,
  -- The page of the portal that shows it.
  page text not null,
  owner uuid not null references user_account (id),
  -- Who acts in the owner's place.
  impersonator uuid references user_account (id),
  ip text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  done int4 not null default 0,
  total int4 not null,
  -- Where the next step begins.
  reached int4 not null default 0,
  -- Steps that failed one after another.
  failures int4 not null default 0,
  result jsonb,
  -- What went wrong and what to do, for the owner.
  error text,
  created_at timestamptz not null,
  -- The job whose turn is longest ago is served first.
  due_at timestamptz not null,
  notified_at timestamptz,
  finished_at timestamptz,
  seen_at timestamptz
);

create index background_job_due on background_job (due_at, id) where state in ('waiting', 'running');
create index background_job_owner on background_job (owner, created_at desc);
