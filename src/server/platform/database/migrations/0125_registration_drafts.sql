-- What a student has ticked and not submitted yet: the last device that saved wins, and no seat is taken.
create table registration_draft (
  student_id uuid not null references student,
  session_id int4 not null references academic_session,
  semester_id int4 not null references semester,
  department_course_ids int4[] not null,
  saved_at timestamptz not null,
  primary key (student_id, session_id, semester_id)
);
