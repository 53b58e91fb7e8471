-- A form of a programme as officers edit it. Its files are JSON in the order in which they are written, so that they are texts.
create table form_draft (
  id uuid primary key default uuid_of_now(),
  programme text not null,
  state text not null default 'editing' check (state in ('editing', 'asked', 'published', 'dropped')),
  -- The version that was served as it was begun, and the files of then.
  base_version text not null,
  base text not null,
  document text not null,
  -- Counts operations, and what was undone.
  revision int4 not null default 0,
  begun_at timestamptz not null,
  begun_by text not null
);
create unique index form_draft_one_of_a_programme on form_draft (programme) where state in ('editing', 'asked');

-- One edit of a draft, as its author made it; it is never changed, but for being undone.
create table form_operation (
  id uuid primary key default uuid_of_now(),
  draft_id uuid not null references form_draft,
  revision int4 not null,
  -- The edit's own name: sent twice, it is one.
  request uuid not null unique,
  operation text not null,
  sentence text not null,
  made_at timestamptz not null,
  made_by text not null,
  -- The revision of the draft that undid it.
  undone_revision int4,
  undone_at timestamptz,
  unique (draft_id, revision),
  check ((undone_revision is null) = (undone_at is null))
);

-- What was published of a form here, and not in the files of the program or of the college. The newest of a programme is served.
create table form_publication (
  id int4 primary key generated always as identity,
  programme text not null,
  version text not null,
  -- The draft, with all its operations, says what was changed and by which people.
  draft_id uuid not null unique references form_draft,
  -- The version that the files on the disk had then: once they have another, the page says so.
  disk_version text not null,
  files text not null,
  -- The programme as it was read and checked then.
  declaration text not null,
  published_at timestamptz not null,
  published_by text not null
);
create index form_publication_newest on form_publication (programme, id desc);
create trigger form_publication_is_written_once before update or delete on form_publication for each row execute function refuse_change();

-- A claim that is new belongs to the administrators of a college that has its roles already: nobody gives what they do not hold.
insert into role_claim (role_id, claim) select r.id, 'programmes' from role r where r.name = 'admin' on conflict do nothing;
