import { searchable, searchQuery } from '../../../kit/list/search.ts';
import type { Condition } from '../../../kit/list/scope.ts';
import { partsOf, type Asked } from './asked.ts';
import { bound, type Bound } from './bound.ts';
import { isMasked } from './judgeFilters.ts';
import { jsonPathOf } from './paths.ts';

/**
 * Whoever is called so, has this number or typed it into a text. The index knows which sections have the words anywhere; the texts
 * that may be searched decide.
 * @param hides which questions are not searched
 */
export function searchOf(asked: Asked, search: string, hides: (path: string) => boolean): Condition {
  const values = bound('s');
  const query = `to_tsquery('simple', ${values.say('text', searchQuery(search))})`;
  const texts = [...asked.questions.values()].filter(
    (question) => question.kind === 'text' && !isMasked(question) && !hides(question.path),
  );
  const sections = [...Map.groupBy(texts, ({ path }) => partsOf(path).section)].map(
    ([section, own]) =>
      `when ${values.say('text', section)} then ${searchable(
        textsAt(
          own.map(({ path }) => jsonPathOf(asked, path)),
          values,
        ),
      )} @@ ${query}`,
  );
  const inAnswers = `select s.application_id from application_section s where answer_words(s.answers) @@ ${query} and case s.section ${sections.join(' ')} else false end`;
  return {
    sql: `a.id = any(array(select n.id from application n where n.search @@ ${query} or lower(n.application_number) = lower(${values.say('text', search.trim())})${sections.length > 0 ? ` union all ${inAnswers}` : ''}))`,
    parameters: values.parameters,
    values: values.values,
  };
}

const textsAt = (paths: readonly string[], values: Bound): string =>
  `(select string_agg(found.text #>> '{}', ' ') from unnest(${values.say('text[]', paths)}) as at (path), jsonb_path_query(s.answers, at.path::jsonpath) as found (text))`;
