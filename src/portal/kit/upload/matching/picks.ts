import type { LayoutQuestion } from '#contract/kit/layout.ts';

/** Which field each column is, by the columns' numbers. */
export type Picks = Readonly<Record<number, string>>;

export const proposedPicks = ({ columns }: Pick<LayoutQuestion, 'columns'>): Picks =>
  Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[column, field]])));

/** Fields that two columns are said to be. */
export const repeatedFields = (picks: Picks): string[] => {
  const fields = Object.values(picks);
  return [...new Set(fields.filter((field, place) => fields.indexOf(field) !== place))];
};
