import { countriesOfTheWorld } from '#catalogue/reading/countries.ts';
import { csvRows } from '../../platform/lookups/dataFiles.ts';
import type { ListRow } from '../../platform/lookups/table.ts';

const NIGERIA = 566;

export const countryRows = (): ListRow[] =>
  countriesOfTheWorld()
    .map((country) => ({ ...country, parents: [] }))
    .sort((a, b) => Number(b.id === NIGERIA) - Number(a.id === NIGERIA) || a.name.localeCompare(b.name, 'en'));

/** Ids are places in the file (a state's, where its code first appears), so the file only ever grows at its end. */
export function nigerianPlaces(): { states: ListRow[]; lgas: ListRow[] } {
  const stateIds = new Map<string, number>();
  const states: ListRow[] = [];
  const lgas = csvRows('nigeria-lgas.csv').map(([code, state, name], row): ListRow => {
    if (!stateIds.has(code!)) states.push({ id: states.length + 1, name: state!, parents: [NIGERIA] });
    if (!stateIds.has(code!)) stateIds.set(code!, states.length);
    return { id: row + 1, name: name!, parents: [stateIds.get(code!)!] };
  });
  return { states, lgas };
}

/** The id of 'Outside Nigeria' is beyond any that a state will have. */
export const residenceRows = (states: readonly ListRow[]): ListRow[] => [
  ...states.map(({ id, name }) => ({ id, name, parents: [] })),
  { id: 999, name: 'Outside Nigeria', parents: [] },
];
