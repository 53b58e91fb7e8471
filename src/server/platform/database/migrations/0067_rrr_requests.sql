-- A forgotten RRR is asked for here, alike for every address and phone number, and looked up after the answer: how long that
-- takes tells nobody whether there is such an invoice.
create table rrr_request (
  id int8 generated always as identity primary key,
  application_type_id int4 not null,
  contact text not null
);
