-- O-Level results as JAMB has them, a row a candidate: what an applicant claims is compared with them.
create table jamb_olevel (
  id int4 primary key generated always as identity,
  registration_number text not null unique check (registration_number = upper(registration_number)),
  -- [{"examTypeId", "examNumber", "examYear", "resultPin", "resultSerialNumber", "subjects": [{"subjectId", "gradeId"}]}], in the file's order.
  sittings jsonb not null,
  listed_at timestamptz not null,
  revision int4 not null default 1
);
create trigger count_revision before update on jamb_olevel for each row execute function count_revision();
