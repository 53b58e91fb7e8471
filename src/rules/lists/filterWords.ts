import { displayDate } from '../displayDate.ts';

/** A filter as paper says it. Without names its value is a day. */
export interface SpokenFilter {
  readonly name: string;
  readonly title: string;
  readonly nameOf?: (value: string) => string;
}

/** What a list was searched and filtered by: 'Search: okafor · Department: Economics · Status: Active'; empty where by nothing. */
export function filterWords(filters: readonly SpokenFilter[], query: Readonly<Record<string, unknown>>): string {
  const all: readonly SpokenFilter[] = [{ name: 'search', title: 'Search', nameOf: (typed) => typed }, ...filters];
  return all
    .flatMap(({ name, title, nameOf = displayDate }) => {
      const value = query[name];
      return value === undefined || value === '' ? [] : [`${title}: ${nameOf(String(value))}`];
    })
    .join(' · ');
}
