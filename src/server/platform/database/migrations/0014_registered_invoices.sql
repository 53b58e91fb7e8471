-- Whom an application's invoice is for: the JAMB registration number or, for one who has none, the phone number. A phone
-- may make the invoices of several candidates.
update invoice set reg_number = phone where application_type_id is not null;
alter table invoice drop constraint invoice_application_type_id_phone_session_id_key;
alter table invoice add unique (application_type_id, reg_number, session_id);
create index invoice_reg_number on invoice (reg_number);
