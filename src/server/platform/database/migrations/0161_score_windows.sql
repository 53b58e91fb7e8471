-- A last day is switched off where nothing limits lecturers.
alter table score_window add column active boolean not null default true;
