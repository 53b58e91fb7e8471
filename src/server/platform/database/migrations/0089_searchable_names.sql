-- Who is called Ọláṣubọ̀mí is found by 'olasubomi' and sorted beside Olasunkanmi, in either database and under any collation.
-- As `src/rules/text/foldText.ts` folds what is typed; an unaccent extension is not for every owner of a database to create.
create function searchable(text) returns text language sql immutable parallel safe
  return lower(translate(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g'),
    'ƁɓƊɗƉɖĐđÐðƐɛƎǝƏəƑƒƔɣĦħƖɩıƘƙŁłŊŋƝɲƆɔØøŦŧƱʊƲʋƳƴ', 'bbddddddddeeeeeeffgghhiiikkllnnnnoooottuuvvyy'));

alter table user_account drop column search;
alter table user_account add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(searchable(
    user_name || ' ' || surname || ' ' || firstname || ' ' || middlename || ' ' || coalesce(email, '') || ' ' || coalesce(mobile_number, '')
  ), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index user_account_search on user_account using gin (search);

alter table admission drop column search;
alter table admission add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(searchable(full_name), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index admission_search on admission using gin (search);

alter table application drop column search;
alter table application add column search tsvector generated always as (
  to_tsvector('simple', regexp_replace(searchable(lastname || ' ' || firstname || ' ' || middlename), '[^[:alnum:]]+', ' ', 'g'))) stored;
create index application_search on application using gin (search);

drop index jamb_candidate_search;
create index jamb_candidate_search on jamb_candidate using gin (to_tsvector('simple', regexp_replace(searchable(
  coalesce(registration_number, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(firstname, '') || ' ' || coalesce(middlename, '')), '[^[:alnum:]]+', ' ', 'g')));

-- Lists of people are paged by these.
drop index user_account_by_name;
create index user_account_by_name on user_account ((searchable(surname || ' ' || firstname || ' ' || middlename)) collate "C", id);
drop index jamb_candidate_name;
create index jamb_candidate_name on jamb_candidate (list, (searchable(lastname || ' ' || firstname || ' ' || middlename)) collate "C", id);
