-- Names that look alike on a screen, as 'lecturer' and 'Iecturer': a capital i and 1 are drawn as an l, 0 as an o, and 5 as an s. See
-- lookOf in src/server/people/users/sql/names.ts. It is not unique, since a college may have such accounts from before.
drop index user_account_name_key;
create index user_account_name_look on user_account (translate(lower(regexp_replace(user_name, '[._/-]', '', 'g')), '01i5', 'olls'));
