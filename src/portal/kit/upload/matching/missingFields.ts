import type { LayoutQuestion } from '#contract/kit/layout.ts';

/** Which field each column is, by the columns' numbers. */
export type Picks = Readonly<Record<number, string>>;

export const proposedPicks = ({ columns }: Pick<LayoutQuestion, 'columns'>): Picks =>
  Object.fromEntries(columns.flatMap(({ column, field }) => (field === null ? [] : [[column, field]])));

export function missingFields({ fields }: Pick<LayoutQuestion, 'fields'>, picks: Picks): string[] {
  const used = new Set(Object.values(picks));
  return fields
    .filter(({ heading, isNeeded, instead }) => isNeeded && !used.has(heading) && !(instead && used.has(instead)))
    .map(({ heading }) => heading);
}

/** Fields that two columns are said to be. */
export const repeatedFields = (picks: Picks): string[] => {
  const fields = Object.values(picks);
  return [...new Set(fields.filter((field, place) => fields.indexOf(field) !== place))];
};
