import type { Filter } from './filters.ts';

/** What is searched is split as the query is, so that parts of an e-mail address or a number are words too. */
export const searchable = (...columns: readonly string[]): string =>
  `to_tsvector('simple', regexp_replace(lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)}), '[^[:alnum:]]+', ' ', 'g'))`;

export const matches = (vector: string): Filter => ({ sql: `${vector} @@ to_tsquery('simple', $)`, type: 'text' });

/** 'Ada okon' becomes `ada:* & okon:*`; without a word it becomes a query that nothing matches. */
export const searchQuery = (typed: string): string =>
  (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
