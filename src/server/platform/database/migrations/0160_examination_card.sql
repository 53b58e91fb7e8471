-- What comes before an examination card, in colleges that have begun; a new one has it from data/gates.json.
insert into gate (student_type_id, fact, act, active)
select t.id, g.fact, 'examination card', g.active from student_type t, (values ('school fees, first part', true), ('school fees', false)) g (fact, active)
on conflict do nothing;
