import type { LookupName } from '#catalogue/registry/lookups.ts';
import { isLookup } from '#catalogue/registry/lookups.ts';
import type { LookupOption } from '#contract/lookup.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../platform/platform.ts';
import { combinationRows, namedRows, rowsBelow } from './data.ts';
import { countryRows, nigerianPlaces, residenceRows } from './places.ts';
import { table, type OptionList, type Table } from './table.ts';

/** The lists of answers that declarations name. `parents` are in the order of the lookup's `by`. */
export interface Lookups {
  /** The ids offered; none under unknown parents. Undefined for a name that is no list of ours. */
  options(lookup: string, parents: readonly unknown[]): ReadonlySet<unknown> | undefined;
  list(lookup: LookupName, parents: readonly unknown[]): readonly LookupOption[];
  /** The same as ready JSON, with its entity tag. */
  reply(lookup: LookupName, parents: readonly unknown[]): Pick<OptionList, 'text' | 'etag'>;
  /** The name of an answer, for slips. */
  nameOf(lookup: string, id: unknown): string | undefined;
}

const FIRST_O_LEVEL_YEAR = 1980;

const { states, lgas } = nigerianPlaces();

/** Read when the server starts. The years are not here: they depend on the clock. */
const TABLES: Readonly<Record<Exclude<LookupName, 'o-level-years'>, Table>> = {
  titles: table(namedRows('titles')),
  genders: table(namedRows('genders')),
  'marital-statuses': table(namedRows('marital-statuses')),
  religions: table(namedRows('religions')),
  relationships: table(namedRows('relationships')),
  countries: table(countryRows()),
  states: table(states),
  lgas: table(lgas),
  'states-of-residence': table(residenceRows(states)),
  'o-level-types': table(namedRows('o-level-types')),
  'o-level-subjects': table(namedRows('o-level-subjects')),
  'o-level-grades': table(namedRows('o-level-grades')),
  'utme-subjects': table(namedRows('utme-subjects')),
  faculties: table(namedRows('faculties')),
  departments: table(rowsBelow('departments', 'facultyId')),
  'all-departments': table(namedRows('departments')),
  'department-options': table(rowsBelow('department-options', 'departmentId')),
  'staff-departments': table([...namedRows('departments'), ...namedRows('administrative-units')]),
  'student-types': table(namedRows('student-types')),
  'jupeb-faculties': table(namedRows('jupeb-faculties')),
  'jupeb-combinations': table(combinationRows()),
};

/** The lists as they stand by the platform's clock. */
export function openLookups({ now }: Pick<Platform, 'now'>): Lookups {
  const years = yearsTable(now);
  const tableOf = (lookup: LookupName) => (lookup === 'o-level-years' ? years() : TABLES[lookup]);
  return {
    options: (lookup, parents) => (isLookup(lookup) ? tableOf(lookup).under(parents).ids : undefined),
    list: (lookup, parents) => tableOf(lookup).under(parents).options,
    reply: (lookup, parents) => tableOf(lookup).under(parents),
    nameOf: (lookup, id) => (isLookup(lookup) ? tableOf(lookup).nameOf(id) : undefined),
  };
}

/** The years up to the current one, newest first; made anew when a year begins. */
function yearsTable(now: () => Date): () => Table {
  let made: { readonly last: number; readonly years: Table } | undefined;
  return () => {
    const last = Number(lagosDay(now()).slice(0, 4));
    if (made?.last !== last) made = { last, years: table(yearsTo(last)) };
    return made.years;
  };
}

const yearsTo = (last: number) =>
  Array.from({ length: last - FIRST_O_LEVEL_YEAR + 1 }, (_, age) => ({ id: last - age, name: String(last - age), parents: [] }));
