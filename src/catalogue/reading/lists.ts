import { readFileSync } from 'node:fs';
import { countriesOfTheWorld } from './countries.ts';

const DATA = new URL('../../../data/', import.meta.url);

interface Entry {
  readonly id: number | string;
  readonly name: string;
}

/** Each is the file of its name in `data/`. Lists of the college itself stand in its database, and are not known here. */
const FILES: ReadonlySet<string> = new Set([
  'titles',
  'genders',
  'marital-statuses',
  'religions',
  'relationships',
  'o-level-types',
  'o-level-subjects',
  'o-level-grades',
  'utme-subjects',
  'degrees',
  'payment-plans',
  'ways-of-hearing',
  'modes-of-study',
  'sandwich-campuses',
  'certificate-types',
  'document-types',
  'languages',
  'proficiencies',
  'jupeb-faculties',
  'blood-groups',
  'genotypes',
]);

const read = new Map<string, readonly Entry[]>();

/** What a list that is the same for every college has; undefined for the others. */
export function entriesOf(lookup: string): readonly Entry[] | undefined {
  if (lookup === 'countries') return remembered(lookup, countriesOfTheWorld);
  if (!FILES.has(lookup)) return undefined;
  return remembered(lookup, () => JSON.parse(readFileSync(new URL(`${lookup}.json`, DATA), 'utf8')) as Entry[]);
}

function remembered(lookup: string, reads: () => readonly Entry[]): readonly Entry[] {
  const entries = read.get(lookup) ?? reads();
  read.set(lookup, entries);
  return entries;
}
