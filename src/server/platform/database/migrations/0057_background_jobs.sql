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

-- A spreadsheet is staged row by row, judged, looked at by a person, and only then written.
alter table sheet_upload add column file_name text not null default '';
alter table sheet_upload add column trial_job uuid references background_job (id) on delete set null;
alter table sheet_upload add column commit_job uuid references background_job (id) on delete set null;
-- Null until its rows are written.
alter table sheet_upload add column committed_at timestamptz;
update sheet_upload set committed_at = uploaded_at;

create table sheet_upload_row (
  upload_id int4 not null references sheet_upload (id) on delete cascade,
  -- The row's number in the spreadsheet.
  number int4 not null,
  -- As they were read, by their headings.
  cells jsonb not null,
  -- The columns of the list's table; null until it is judged, and for a row with mistakes.
  record jsonb,
  -- What makes a row of the list's table the same one.
  key text,
  outcome text check (outcome in ('new', 'changed', 'same', 'wrong', 'created', 'corrected', 'refused')),
  -- Each with its heading, or null, and words.
  mistakes jsonb,
  -- The row of the list's table that it changes, or that it made, with the revision and values that its uploader was shown.
  target text,
  revision int4,
  before jsonb,
  after jsonb,
  primary key (upload_id, number)
);

create index sheet_upload_row_key on sheet_upload_row (upload_id, key);
create index sheet_upload_row_outcome on sheet_upload_row (upload_id, outcome, number);

-- What older uploads made can still be taken back.
insert into sheet_upload_row (upload_id, number, cells, outcome, target)
select id, ordinality + 1, '{}', 'created', target from sheet_upload, jsonb_array_elements_text(made) with ordinality as each (target, ordinality);
alter table sheet_upload drop column made;

drop index sheet_upload_list;
create index sheet_upload_list on sheet_upload (list, committed_at desc);
