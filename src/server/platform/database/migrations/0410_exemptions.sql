-- Credit that a student brought from elsewhere. The course is called as it was when the exemption was asked for.
create table exemption (
  id uuid primary key default uuid_of_now(),
  -- The act's own name: sent twice, it is one.
  request uuid not null,
  student_id uuid not null references student,
  course_id int4 not null references course,
  code text not null,
  title text not null,
  unit int4 not null check (unit >= 0),
  basis text not null check (basis in ('Direct entry', 'Transfer', 'Other')),
  -- The institution, and the paper on which it says what was taken there.
  origin text not null,
  paper text not null,
  state text not null default 'asked' check (state in ('asked', 'granted', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  asked_by text not null,
  unique (request, course_id)
);
create unique index exemption_once on exemption (student_id, course_id) where state in ('asked', 'granted');
create index exemption_asked on exemption (asked_at) where state = 'asked';

-- Whether units of exemptions count to the total that a degree needs. A published set has what every college had: they count.
alter table rule_set add column exempt_units text not null default 'count' check (exempt_units in ('count', 'apart'));

-- The total; null where the college has not said, and then nobody is held back by it.
alter table school_programme add column units_needed int4 check (units_needed > 0);
