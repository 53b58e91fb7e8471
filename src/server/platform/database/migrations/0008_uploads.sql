-- Files that are still on their way, part by part. What has arrived whole is a document, under the same id.
create table upload (
  id uuid primary key,
  application_id uuid not null references application (id),
  -- As the applicant's device called it.
  name text not null,
  content_type text not null,
  -- As declared; so many of them stand in its parts, from the first on and without a gap.
  byte_count int4 not null,
  received int4 not null,
  touched_at timestamptz not null
);

create index upload_application on upload (application_id);
create index upload_touched_at on upload (touched_at);

create table upload_part (
  upload_id uuid not null references upload (id) on delete cascade,
  starts_at int4 not null,
  file_id uuid not null,
  primary key (upload_id, starts_at)
);

-- The bytes stand under an id of their own, so that two attempts to put a file together never touch one file.
alter table document add column file_id uuid;
update document set file_id = id;
alter table document alter column file_id set not null;
-- A photograph has no name.
alter table document add column name text;

-- Files of the store that nothing names yet, or any longer. Whatever stands here for long is removed, so a crash between
-- a file and its row leaves nothing behind.
create table loose_file (
  id uuid primary key,
  since timestamptz not null
);

create index loose_file_since on loose_file (since);
