-- Fees of a session, a student type and a purpose that were published together. Each is posted to the ledger in its turn.
create table fee_publication (
  id int4 primary key generated always as identity,
  session_id int4 not null references academic_session,
  student_type_id int4 not null references student_type,
  purpose text not null references payment_purpose (name),
  published_at timestamptz not null,
  published_by text not null,
  -- Null until it is posted for everybody who was of the session then.
  posted_at timestamptz
);
create index fee_publication_session on fee_publication (session_id, student_type_id, id);

alter table fee_assignment
  -- Null for what was published before publications had numbers.
  add column publication_id int4 references fee_publication,
  -- The publication of the version that took its place.
  add column replaced_in int4 references fee_publication;

-- The latest publication that the ledger of a student has, of a session.
create table posted_publication (
  student_id uuid not null,
  session_id int4 not null,
  publication_id int4 not null references fee_publication,
  primary key (student_id, session_id),
  foreign key (student_id, session_id) references student_session on delete cascade
);
