-- A list's file that is made in the background: its rows as they were read, some hundreds in a part. They are written as a
-- spreadsheet or on paper when its owner takes it, by what writes the files that are sent at once.
create table list_file_part (
  job_id uuid not null references background_job (id) on delete cascade,
  number int4 not null,
  -- For each row the values of the file's columns: JSON, in gzip.
  rows bytea not null,
  -- Rows in this part and all before it, and what its columns add up to in them.
  counted int4 not null,
  sums jsonb not null,
  -- The mark after which the next part begins; null in the last one.
  after text,
  primary key (job_id, number)
);

-- It is compressed already.
alter table list_file_part alter column rows set storage external;
