-- A record's revision counts its changes, whoever makes them: who edits it says which revision they have seen.
create function count_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

do $$
declare record_table text;
begin
  foreach record_table in array array[
    'faculty', 'department', 'department_option', 'school_programme', 'programme_department', 'area_of_specialization', 'area_assignment',
    'student_type', 'semester', 'academic_session', 'course', 'department_course', 'user_account', 'role', 'notice', 'menu_item'
  ] loop
    execute format('alter table %I add column revision int4 not null default 1', record_table);
    execute format('create trigger count_revision before update on %I for each row execute function count_revision()', record_table);
  end loop;
end $$;
