-- Students are found by the beginning of either number, in either database and under any collation.
create index student_matric_number_begins on student ((matric_number collate "C"));
create index admission_reg_number_begins on admission ((reg_number collate "C"));
