-- An officer corrects a student's state of origin too, by evidence: fees of indigenes follow from it.
alter table correction_request drop constraint correction_request_fact_check;
alter table correction_request add constraint correction_request_fact_check check (fact in ('Name', 'Sex', 'Date of birth', 'State of origin', 'Programme'));
