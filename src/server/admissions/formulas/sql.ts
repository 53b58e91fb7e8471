import { statement } from '../../platform/database/statement.ts';

const FORMULA = { id: 'int4', version: 'int4', terms: 'jsonb', published_at: 'timestamptz' } as const;

/** The session's newest, or the one of every session that has none. */
export const findFormula = statement(
  'find-aggregate-formula',
  { sessionId: 'int4' },
  `
  select id, version, terms, published_at from aggregate_formula where session_id = $sessionId or session_id is null
   order by session_id nulls last, version desc limit 1`,
  FORMULA,
);

export const findFormulaById = statement(
  'find-aggregate-formula-by-id',
  { formulaId: 'int4' },
  `
  select id, version, terms, published_at from aggregate_formula where id = $formulaId`,
  FORMULA,
);

/** Of two at once, one gets no row. */
export const insertFormula = statement(
  'publish-aggregate-formula',
  { sessionId: 'int4', terms: 'jsonb', now: 'timestamptz', actor: 'text' },
  `
  insert into aggregate_formula (session_id, version, terms, published_at, published_by)
  select $sessionId::int4, coalesce(max(version), 0) + 1, $terms::jsonb, $now, $actor from aggregate_formula where session_id = $sessionId::int4
  on conflict do nothing returning id, version`,
  { id: 'int4', version: 'int4' },
);
