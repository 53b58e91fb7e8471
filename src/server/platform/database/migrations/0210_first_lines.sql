-- A score sheet is called as its first line: found without reading the others.
create index registration_line_first on registration_line (department_course_id, session_id, id);
drop index registration_line_course;
