import { sql } from '../../platform/database/describedSql.ts';

/** The session's newest, or the one of every session that has none. */
export const findFormula = sql('find-aggregate-formula')`
  select id, version, terms, published_at from aggregate_formula where session_id = $sessionId or session_id is null
   order by session_id nulls last, version desc limit 1`;

export const findFormulaById = sql('find-aggregate-formula-by-id')`
  select id, version, terms, published_at from aggregate_formula where id = $formulaId`;

/** Of two at once, one gets no row. */
export const insertFormula = sql('publish-aggregate-formula')`
  insert into aggregate_formula (session_id, version, terms, published_at, published_by)
  select $sessionId::int4, coalesce(max(version), 0) + 1, $terms::jsonb, $now, $actor from aggregate_formula where session_id = $sessionId::int4
  on conflict do nothing returning id, version`;
