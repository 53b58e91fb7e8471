-- Who told an applicant of the college. It is counted and never weighed: no selection reads it.
alter table user_account add column referral_code text generated always as (substr(md5(id::text), 1, 10)) stored;
create unique index user_account_referral_code on user_account (referral_code);
alter table invoice add column referred_by uuid references user_account;
create index invoice_referred_by on invoice (referred_by) where referred_by is not null;
