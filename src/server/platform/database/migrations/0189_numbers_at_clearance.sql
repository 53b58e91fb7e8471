-- A college chooses for each student type: numbers as each candidate is cleared, or in a batch, in the order of surnames.
alter table student_type add column numbers_at_clearance boolean not null default false;
