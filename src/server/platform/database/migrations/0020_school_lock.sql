-- The count of changes is raised before rows are touched: writers of the school's lists follow one another, and two of them
-- never wait for each other's rows.
do $$
declare
  listed text;
begin
  foreach listed in array array['faculty', 'department', 'department_option', 'student_type', 'school_programme', 'programme_department', 'area_of_specialization', 'area_assignment'] loop
    execute format('drop trigger %I on %I', listed || '_changed', listed);
    execute format('create trigger %I before insert or update or delete on %I for each statement execute function count_school_change()', listed || '_changed', listed);
  end loop;
end $$;
