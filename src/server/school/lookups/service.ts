import type { ValidationContext } from '#catalogue/validate.ts';
import type { LookupName } from '#catalogue/registry/lookups.ts';
import { isLookup } from '#catalogue/registry/lookups.ts';
import type { LookupOption } from '#contract/school/lookups.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import { combinationRows, namedRows, rowsUnder } from './data.ts';
import { countryRows, nigerianPlaces, residenceRows } from './places.ts';
import { schoolTables, seedLists, type SchoolLists, type SchoolTables } from './school.ts';
import { table, type OptionList, type Table } from './table.ts';

/** The lists of answers that declarations name. `parents` are in the order of the lookup's `by`. */
export interface Lookups {
  /** The ids offered; none under unknown parents. Undefined for a name that is no list of ours. */
  options(lookup: string, parents: readonly unknown[]): ReadonlySet<unknown> | undefined;
  list(lookup: LookupName, parents: readonly unknown[]): readonly LookupOption[];
  /** The same as ready JSON, with its entity tag. */
  reply(lookup: LookupName, parents: readonly unknown[]): Pick<OptionList, 'text' | 'etag'>;
  /** The lookup's lists under all parents, by the lookup and the parents' ids, joined by '/'. */
  whole(lookup: LookupName): readonly (readonly [key: string, list: readonly LookupOption[]])[];
  /** What was once offered under these parents: those who have it keep it. */
  retired(lookup: string, parents: readonly unknown[]): readonly LookupOption[];
  /** The name of an answer, for slips, retired or not. */
  nameOf(lookup: string, id: unknown): string | undefined;
}

/** The lists that end with the current year, by the year they begin with. */
const FIRST_YEARS = { 'o-level-years': 1980, years: 1950 } as const;

type YearLookup = keyof typeof FIRST_YEARS;

const { states, lgas } = nigerianPlaces();

/** Read when the server starts. Neither the years are here, which depend on the clock, nor what the college decides. */
const TABLES: Readonly<Record<Exclude<LookupName, YearLookup | keyof SchoolTables>, Table>> = {
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
  degrees: table(namedRows('degrees')),
  'payment-plans': table(namedRows('payment-plans')),
  'ways-of-hearing': table(namedRows('ways-of-hearing')),
  'modes-of-study': table(namedRows('modes-of-study')),
  'sandwich-campuses': table(namedRows('sandwich-campuses')),
  'certificate-types': table(namedRows('certificate-types')),
  'document-types': table(namedRows('document-types')),
  'ace-grades': table(rowsUnder('certificate-grades', 'certificateTypeId', 9)),
  'tc-grades': table(rowsUnder('certificate-grades', 'certificateTypeId', 10)),
  languages: table(namedRows('languages')),
  levels: table(namedRows('levels')),
  proficiencies: table(namedRows('proficiencies')),
  'jupeb-faculties': table(namedRows('jupeb-faculties')),
  'jupeb-combinations': table(combinationRows()),
};

/** The school's lists as they stand, by the platform's clock: the same for every domain that asks. */
interface School {
  readonly lookups: Lookups;
  /** Grows with every change; 0 for the lists of a new college. */
  revision: number;
  tables: SchoolTables;
}

const SEED = schoolTables(seedLists());

const opened = new WeakMap<Platform['now'], School>();

/** The lists as they stand by the platform's clock; until the school's are read, those of a new college. */
export const openLookups = (platform: Pick<Platform, 'now'>): Lookups => schoolOf(platform).lookups;

/** From here on the school's lists are these, for everyone who opened them. An older revision than is known changes nothing. */
export function replaceSchoolLists(platform: Pick<Platform, 'now'>, revision: number, lists: SchoolLists): void {
  const school = schoolOf(platform);
  if (revision > school.revision) Object.assign(school, { revision, tables: schoolTables(lists) });
}

export const schoolRevision = (platform: Pick<Platform, 'now'>): number => schoolOf(platform).revision;

function schoolOf({ now }: Pick<Platform, 'now'>): School {
  const known = opened.get(now);
  if (known) return known;
  const school: School = { lookups: lookupsBy(now, () => school.tables), revision: 0, tables: SEED };
  opened.set(now, school);
  return school;
}

function lookupsBy(now: Platform['now'], school: () => SchoolTables): Lookups {
  const years = { 'o-level-years': yearsTable(now, 'o-level-years'), years: yearsTable(now, 'years') };
  const tableOf = (lookup: LookupName): Table => {
    if (isYears(lookup)) return years[lookup]();
    return isSchools(lookup) ? school()[lookup] : TABLES[lookup];
  };
  return {
    options: (lookup, parents) => (isLookup(lookup) ? tableOf(lookup).under(parents).ids : undefined),
    list: (lookup, parents) => tableOf(lookup).under(parents).options,
    reply: (lookup, parents) => tableOf(lookup).under(parents),
    whole: (lookup) => [...tableOf(lookup).all()].map(([parents, { options }]) => [parents === '' ? lookup : `${lookup}/${parents}`, options]),
    retired: (lookup, parents) => (isLookup(lookup) ? tableOf(lookup).under(parents).retired : []),
    nameOf: (lookup, id) => (isLookup(lookup) ? tableOf(lookup).nameOf(id) : undefined),
  };
}

/** The years up to the current one, newest first; made anew when a year begins. */
function yearsTable(now: () => Date, lookup: YearLookup): () => Table {
  let made: { readonly last: number; readonly years: Table } | undefined;
  return () => {
    const last = Number(lagosDay(now()).slice(0, 4));
    if (made?.last !== last) made = { last, years: table(yearsTo(FIRST_YEARS[lookup], last)) };
    return made.years;
  };
}

const isYears = (lookup: LookupName): lookup is YearLookup => Object.hasOwn(FIRST_YEARS, lookup);

/** Whether the college decides the list: it may change at any time. */
export const isSchools = (lookup: LookupName): lookup is keyof SchoolTables => Object.hasOwn(SEED, lookup);

const yearsTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, age) => ({ id: last - age, name: String(last - age), parents: [] }));

/** What answers are judged by that belong to no application: there is no photograph and no file. */
export const contextOfNobody = ({ now }: Pick<Platform, 'now'>, { options }: Lookups): ValidationContext =>
  ({ year: Number(lagosDay(now()).slice(0, 4)), hasPassport: false, options });
