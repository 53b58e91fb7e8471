import { join } from 'node:path';
import { isAnswers } from '../normalise.ts';
import type { Resolved } from './references.ts';
import type { Sources } from './source.ts';

export const OWN_LISTS = 'lists';

/** A programme's own lists, by name: the files beside its sections. */
export function ownLists(sources: Sources, folder: string, root?: string): ReadonlyMap<string, unknown> {
  const files = sources.filesIn(join('schemas', folder, OWN_LISTS), root);
  return new Map(files.map((path) => [path.replace(/^.*\/|\.json$/g, ''), sources.at(path).value]));
}

/** Each field that names a list of the programme's own has its entries too. A name without a file is left for the check. */
export const withEntries = (section: Resolved, lists: ReadonlyMap<string, unknown>): Resolved =>
  lists.size === 0 ? section : { ...section, value: within(section.value, lists) };

function within(value: unknown, lists: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => within(each, lists));
  if (!isAnswers(value)) return value;
  const entries = typeof value['list'] === 'string' ? lists.get(value['list']) : undefined;
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each, lists)])),
    ...(entries !== undefined && { entries }),
  };
}
