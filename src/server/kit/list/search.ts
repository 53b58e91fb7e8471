import { foldText } from '#rules/text/foldText.ts';
import type { Filter } from './filters.ts';
import type { Ordered } from './marks.ts';

/** What is searched is split as the query is, so that parts of an e-mail address or a number are words too. */
export const searchable = (...columns: readonly string[]): string =>
  `to_tsvector('simple', regexp_replace(searchable(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)}), '[^[:alnum:]]+', ' ', 'g'))`;

/** Both databases sort so, Ọ beside O and Ɗ beside D: the order of either's own collation is another. */
export const alphabetical = (sql: string): Ordered => ({ sql: `searchable(${sql}) collate "C"`, type: 'text' });

export const matches = (vector: string): Filter => ({ sql: `${vector} @@ to_tsquery('simple', $)`, type: 'text' });

/** 'Ada okon' becomes `ada:* & okon:*`; without a word it becomes a query that nothing matches. */
export const searchQuery = (typed: string): string =>
  (foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
