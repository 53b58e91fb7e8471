-- Two heads, two deans and the registry decide; what is returned is corrected by its student.
alter table department_change drop constraint department_change_state_check;
alter table department_change add constraint department_change_state_check
  check (state in ('unpaid', 'applied', 'returned', 'released', 'accepted', 'dean-released', 'dean-accepted', 'approved', 'refused', 'withdrawn'));
create index department_change_open on department_change (state, created_at);
