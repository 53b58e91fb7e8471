-- What stands for a faculty, a department and a student type in matric numbers.
alter table faculty add column matric_code text check (matric_code = upper(matric_code));
alter table department add column matric_code text check (matric_code = upper(matric_code));
alter table student_type
  add column matric_code text check (matric_code = upper(matric_code)),
  -- As 'UG/{yy}/{dept}/{seq4}'; without one nobody of the type is given a number.
  add column matric_template text;

-- How far the numbers of a scope have come: a template with everything in it but the serial, as 'UG/26/CSC/{seq4}'.
create table matric_counter (
  scope text primary key,
  -- Numbers below were given before the portal counted them.
  first int4 not null,
  last int4 not null check (last >= first - 1)
);

-- Every number that was ever given. It belongs to nobody else, whatever becomes of its student.
create table matric_number (
  number text primary key,
  scope text not null references matric_counter,
  serial int4 not null,
  student_id uuid not null unique references student,
  given_at timestamptz not null,
  -- As in an audit entry.
  given_by text not null,
  unique (scope, serial)
);

create function refuse_matric_number_change() returns trigger language plpgsql as $$ begin raise exception 'a matric number is given once'; end $$;
create trigger matric_number_stays before update or delete on matric_number for each row execute function refuse_matric_number_change();
