-- Files that applicants have sent; the bytes are in the file store under the same id.
create table document (
  id uuid primary key,
  application_id uuid not null references application (id),
  purpose text not null,
  content_type text not null,
  byte_count int4 not null,
  uploaded_at timestamptz not null
);

create index document_application on document (application_id);
