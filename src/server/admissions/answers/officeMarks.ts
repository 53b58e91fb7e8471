/** SQL of what the office did with an application. @param row the alias of what has its `id` */
export const isShortlisted = (row: string): string =>
  `exists (select from application_shortlist k where k.application_id = ${row}.id)`;

/** It is open, or its answer waits for the office. */
export const hasOpenQuery = (row: string): string =>
  `exists (select from application_query q where q.application_id = ${row}.id and q.state in ('open', 'answered'))`;
