-- The words of each text of a section, each after the name of its question: an answer of a list or a day is not found as a text.
-- A restore does not forbid compiling, and each call would be compiled: the index would take hours instead of seconds.
create function answer_words_by_question(answers jsonb) returns tsvector language sql immutable parallel safe set jit = off
  return (select coalesce(array_to_tsvector(array_agg(distinct name || ' ' || word)), '')
            from (select name, string_agg(text #>> '{}', ' ') as texts
                    from jsonb_path_query(answers, 'strict $.** ? (@.type() == "object")') as found (part),
                         jsonb_each(part) as question (name, answer),
                         jsonb_path_query(answer, '$[*] ? (@.type() == "string")') as one (text)
                   group by name) as answered,
                 unnest(tsvector_to_array(to_tsvector('simple',
                   case when texts ~ '[^[:ascii:]]' then regexp_replace(searchable(texts), '[^[:alnum:]]+', ' ', 'g')
                        else translate(lower(texts), E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 32)) end))) as folded (word));

create index application_section_words_by_question on application_section using gin (answer_words_by_question(answers));
drop index application_section_words;
drop function answer_words;

-- A list is searched by a number as it stands, whatever the case of its letters.
create index application_by_number on application (lower(application_number));
