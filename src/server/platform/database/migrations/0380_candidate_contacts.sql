-- Where a candidate is reached, as the office knows it: a row a JAMB number, by upload or by hand.
create table candidate_contact (
  id int4 primary key generated always as identity,
  registration_number text not null check (registration_number = upper(registration_number)),
  email text,
  phone text,
  active bool not null default true,
  revision int4 not null default 1
);
create unique index candidate_contact_number on candidate_contact (registration_number);
create trigger count_revision before update on candidate_contact for each row execute function count_revision();

-- An address that the office enters on the admission list is the newer one, so the contact follows it.
create function follow_admission_address() returns trigger language plpgsql as $$
begin
  update candidate_contact set email = new.email where registration_number = new.reg_number and email is distinct from new.email;
  return null;
end $$;
create trigger contact_follows_admission after update of email on admission for each row
  when (new.email is distinct from old.email and new.email is not null) execute function follow_admission_address();
