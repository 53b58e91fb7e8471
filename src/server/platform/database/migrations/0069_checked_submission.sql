-- Counts the saves of an application's sections. What is submitted is what its applicant has read through: a submission
-- names the revision that was read, and one that is older is refused.
alter table application add column revision integer not null default 0;
