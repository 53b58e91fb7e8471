-- Accounts whose names look alike, as 'bursar' and 'Bursar.'; see nameKey in src/rules/accountName.ts. It is not unique, since a college
-- may have such accounts from before.
create index user_account_name_key on user_account (lower(regexp_replace(user_name, '[._/-]', '', 'g')));
