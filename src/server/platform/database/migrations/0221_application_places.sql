-- A place that a submitted application has taken of a choice with so many: one number each, so that two never have the same.
-- It goes with the application, and back when the section is opened again.
create table application_place (
  application_id uuid not null references application on delete cascade,
  session_id int not null references academic_session,
  programme text not null,
  field text not null,
  answer text not null,
  place int not null check (place > 0),
  primary key (application_id, field),
  unique (programme, session_id, field, answer, place)
);
