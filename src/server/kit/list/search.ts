import type { Filter } from './filters.ts';

/**
 * Searching by the beginnings of words, whatever their order and case. What is searched is split as the question is:
 * at everything that is neither letter nor digit, so that parts of an e-mail address or a number are words too.
 */
export const searchable = (...columns: readonly string[]): string =>
  `to_tsvector('simple', regexp_replace(lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)}), '[^[:alnum:]]+', ' ', 'g'))`;

/** The condition of a list's `search` on what `searchable` made, or a column that holds it. */
export const matches = (vector: string): Filter => ({ sql: `${vector} @@ to_tsquery('simple', $)`, type: 'text' });

/** 'Ada okon' to `ada:* & okon:*`; without a word, a question that nothing answers. */
export const searchQuery = (typed: string): string =>
  (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
