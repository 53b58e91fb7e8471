import { searchable, searchQuery } from '../../../kit/list/search.ts';
import { partsOf, type Asked, type AskedQuestion } from './asked.ts';
import { bound, type Bound } from './bound.ts';
import { isMasked } from './judgeFilters.ts';
import { jsonPathOf } from './paths.ts';
import type { Filter } from './sql.ts';

/**
 * Whoever is called so, has this number or typed it into a text. The index knows words by the names of their questions; where another
 * question of a section is called so too, the texts that may be searched decide.
 * @param hides which questions are not searched
 */
export function searchOf(asked: Asked, search: string, hides: (path: string) => boolean): Required<Filter> {
  const all = [...asked.questions.values()];
  const texts = all.filter((question) => question.kind === 'text' && !isMasked(question) && !hides(question.path));
  const names = new Set(texts.map(nameOf));
  const others = all.filter((question) => !texts.includes(question) && names.has(nameOf(question)));
  const ambiguous = new Set(others.map(({ path }) => partsOf(path).section));
  return { ...fromIndex(asked, search, texts, ambiguous), ofOne: ofOne(asked, search, texts) };
}

const nameOf = ({ path }: AskedQuestion): string => path.slice(path.lastIndexOf('/') + 1);

type Texts = readonly AskedQuestion[];

function fromIndex(asked: Asked, search: string, texts: Texts, ambiguous: ReadonlySet<string>) {
  const values = bound('s');
  const query = queryOf(search, values);
  const inAnswers = () =>
    `select s.application_id from application_section s where answer_words_by_question(s.answers) @@ ${ofQuestions(texts, query, values)} and ${typedIn(asked, texts, query, values, (section) => !ambiguous.has(section))}`;
  return {
    sql: `a.id in (select a.id from application a where ${isCalled(query)} union all select a.id from application a where ${hasNumber(search, values)}${texts.length > 0 ? ` union all ${inAnswers()}` : ''})`,
    parameters: values.parameters,
    values: values.values,
  };
}

function ofOne(asked: Asked, search: string, texts: Texts) {
  const values = bound('s');
  const query = queryOf(search, values);
  const inAnswers = () =>
    `exists (select from application_section s where s.application_id = a.id and ${typedIn(asked, texts, query, values, () => false)})`;
  return {
    sql: `(${isCalled(query)} or ${hasNumber(search, values)}${texts.length > 0 ? ` or ${inAnswers()}` : ''})`,
    parameters: values.parameters,
    values: values.values,
  };
}

const queryOf = (search: string, values: Bound): string =>
  `to_tsquery('simple', ${values.say('text', searchQuery(search))})`;

const isCalled = (query: string): string => `a.search @@ ${query}`;

const hasNumber = (search: string, values: Bound): string =>
  `lower(a.application_number) = lower(${values.say('text', search.trim())})`;

/** Each word of the query becomes the alternative of that word in any of these questions. */
function ofQuestions(texts: Texts, query: string, values: Bound): string {
  const names = [...new Set(texts.map(nameOf))].map((name) => name.replace(/['\\]/g, '$&$&').replaceAll('\\', '\\\\'));
  const alternatives = `(${names.map((name) => `'${name} \\1':*`).join(' | ')})`;
  const words = `regexp_replace(${query}::text, '''([^'']*)'':\\*', ${values.say('text', alternatives)}, 'g')`;
  return `regexp_replace(${words}, '<[-0-9]+>', '&', 'g')::tsquery`;
}

function typedIn(asked: Asked, texts: Texts, query: string, values: Bound, isCertain: (section: string) => boolean) {
  const sections = [...Map.groupBy(texts, ({ path }) => partsOf(path).section)].map(([section, own]) => {
    const paths = () =>
      textsAt(
        own.map(({ path }) => jsonPathOf(asked, path)),
        values,
      );
    return `when ${values.say('text', section)} then ${isCertain(section) ? 'true' : `${searchable(paths())} @@ ${query}`}`;
  });
  return `case s.section ${sections.join(' ')} else false end`;
}

const textsAt = (paths: readonly string[], values: Bound): string =>
  `(select string_agg(found.text #>> '{}', ' ') from unnest(${values.say('text[]', paths)}) as at (path), jsonb_path_query(s.answers, at.path::jsonpath) as found (text))`;
