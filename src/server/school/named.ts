import type { SectionAnswersById } from '#catalogue/generated/types.ts';

export type Answers<Form extends string> = SectionAnswersById[`forms/${Form}` & keyof SectionAnswersById];

/** In all of these the table is `t`. */
export const taken = (what: string) => ({ at: '/name', message: `there is ${what} of this name already` }) as const;

export const below = (table: string, column: string) =>
  `(select count(*)::int4 from ${table} b where b.${column} = t.id and b.active)`;
export const sortedByBelow = (table: string, column: string) => ({ sql: below(table, column), type: 'int4' }) as const;
