-- What was stored before text came in one form: letters composed with their marks (NFC), apostrophes straight. Three kinds stay as
-- they were written: answers, for who submitted them signed them so; who has a letter, whose words are hashed with the name; and the
-- names of faculties, departments and programmes, which are in those words too. What reads them does not mind their form.
create function one_form(text) returns text language sql immutable
  return translate(normalize($1, nfc), U&'\2018\2019\201B\02BB\02BC\FF07', '''''''''''''');

update user_account set surname = one_form(surname), firstname = one_form(firstname), middlename = one_form(middlename)
 where (surname, firstname, middlename) is distinct from (one_form(surname), one_form(firstname), one_form(middlename));
update invoice set lastname = one_form(lastname), firstname = one_form(firstname), middlename = one_form(middlename)
 where (lastname, firstname, middlename) is distinct from (one_form(lastname), one_form(firstname), one_form(middlename));
update application set lastname = one_form(lastname), firstname = one_form(firstname), middlename = one_form(middlename)
 where (lastname, firstname, middlename) is distinct from (one_form(lastname), one_form(firstname), one_form(middlename));
update jamb_candidate set lastname = one_form(lastname), firstname = one_form(firstname), middlename = one_form(middlename)
 where (lastname, firstname, middlename) is distinct from (one_form(lastname), one_form(firstname), one_form(middlename));
update admission a set full_name = one_form(full_name)
 where full_name is distinct from one_form(full_name) and not exists (select from paper p where p.subject_kind = 'admission' and p.subject_id = a.id::text);
update certificate_check set name = one_form(name) where name is distinct from one_form(name);
update notice set title = one_form(title), description = one_form(description), sender_name = one_form(sender_name)
 where (title, description, sender_name) is distinct from (one_form(title), one_form(description), one_form(sender_name));

drop function one_form(text);
