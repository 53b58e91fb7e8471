-- What a programme of a department requires of its candidates, and since when. See src/rules/admissions/requirement.ts, which reads the texts.
create table programme_requirement (
  id int4 primary key generated always as identity,
  department_id int4 not null references department,
  programme_id int4 not null references school_programme,
  mode text not null check (mode in ('UTME', 'Direct Entry')),
  valid_from date not null,
  -- Null: until the next one begins.
  valid_to date,
  -- 'Mathematics, Physics', or 'Any'. Empty, with no group, is not known.
  utme_compulsory text not null,
  -- '1 of Chemistry, Biology; 2 of ...'
  utme_any_of text not null,
  o_level_compulsory text not null,
  o_level_any_of text not null,
  o_level_credits int4 check (o_level_credits between 1 and 9),
  o_level_sittings int4 check (o_level_sittings between 1 and 2),
  minimum_utme int4 check (minimum_utme between 0 and 400),
  minimum_screening int4 check (minimum_screening between 0 and 100),
  minimum_age int4 check (minimum_age between 10 and 40),
  direct_entry text not null,
  -- 'pass in Physics; Further Mathematics for Physics'
  waivers text not null,
  -- Who says so: a page of the brochure, a decision of the senate.
  source text not null,
  active bool not null default true,
  revision int4 not null default 1,
  check (valid_to >= valid_from)
);

create unique index programme_requirement_begins on programme_requirement (department_id, programme_id, mode, valid_from);
create index programme_requirement_programme on programme_requirement (programme_id);
create trigger count_revision before update on programme_requirement for each row execute function count_revision();
