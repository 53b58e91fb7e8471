-- A demo college is filled once, in the background. The row is written at the first start of a new database, and never in a
-- live college; what is made follows from it alone, so that a seeding that was killed goes on with the same rows.
create table demo_college (
  id int4 primary key default 1 check (id = 1),
  -- The day in Lagos before which everything has happened.
  day date not null,
  students int4 not null check (students > 0),
  session_id int4 not null references academic_session (id)
);

-- How many slices of a step are written; each was one transaction, this count in it.
create table demo_step (
  name text primary key,
  slices int4 not null,
  finished bool not null
);
