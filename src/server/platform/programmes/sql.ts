import { statement } from '../database/statement.ts';

/** $1 programmes text[], $2 versions text[], $3 declarations text[], $4 now. What is published already does not change. */
export const publish = statement(
  'programmes.publish',
  `insert into published_programme (programme, version, declaration, published_at)
   select *, $4::timestamptz from unnest($1::text[], $2::text[], $3::text[])
   on conflict (programme, version) do nothing`,
  {},
);

export const listPublished = statement(
  'programmes.list',
  'select declaration from published_programme order by programme, published_at, version',
  { declaration: 'text' },
);

/** $1 programme, $2 version */
export const findPublished = statement(
  'programmes.find',
  'select declaration from published_programme where programme = $1 and version = $2',
  { declaration: 'text' },
);

export const readClosingDates = statement('read-closing-dates', 'select programme, max(closes) as closes from deadline_extension group by programme', { programme: 'text', closes: 'date' });
