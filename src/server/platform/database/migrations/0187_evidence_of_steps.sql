-- What proves a step: the letter of a deferment, the senate's minute of a withdrawal.
alter table workflow_step add column evidence uuid references student_file;
create index workflow_step_evidence on workflow_step (evidence) where evidence is not null;
