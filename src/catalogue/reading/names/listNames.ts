import { existsSync, readFileSync } from 'node:fs';
import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Answer, FieldSchema } from '../../vocabulary.ts';

const DATA = new URL('../../../../data/', import.meta.url);

const read = new Map<string, ReadonlyMap<string, Answer> | undefined>();

/** The ids of a list that is the same everywhere, by the names that people read; undefined for one that the college fills. */
export function idsByName({ lookup, entries }: FieldSchema): ReadonlyMap<string, Answer> | undefined {
  if (entries) return new Map(entries.map(({ id, name }) => [name, id]));
  if (lookup === undefined) return undefined;
  if (!read.has(lookup)) read.set(lookup, lookup === 'countries' ? countryIds() : idsIn(lookup));
  return read.get(lookup);
}

function idsIn(lookup: string): ReadonlyMap<string, Answer> | undefined {
  const file = new URL(`${lookup}.json`, DATA);
  if (!existsSync(file)) return undefined;
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { readonly id: Answer; readonly name: string }[];
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function countryIds(): ReadonlyMap<string, Answer> {
  countries.registerLocale(english);
  return new Map(
    Object.entries(countries.getNames('en')).map(([code, name]) => [name, Number(countries.alpha2ToNumeric(code))]),
  );
}

/** An answer from a list may be written as people read it: 'Nigeria' is 566. Anything else is as it is written. */
export const idOf = (answer: Answer, field: FieldSchema): Answer =>
  (typeof answer === 'string' ? idsByName(field)?.get(answer) : undefined) ?? answer;
