-- An invoice of a fee that was deactivated does not stand in the way of another: its payer asks for one again.
drop index invoice_one_of_a_fee;
create unique index invoice_one_of_a_fee on invoice (fee_id, reg_number, about, phone, session_id, occasion, maker)
  where fee_id is not null and student_id is null and void_at is null;
