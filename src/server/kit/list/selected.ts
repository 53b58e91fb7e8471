import type { Column } from '../../platform/database/columns.ts';

/** Columns of a list, as a described statement selects them: marked with what is declared of them. */
export const selected = (select: Readonly<Record<string, string>>, columns: Readonly<Record<string, Column>>): string =>
  Object.entries(select)
    .map(([name, sql]) => `${sql} as "${name}${columns[name]?.endsWith('?') ? '?' : '!'}"`)
    .join(', ');
