import { basename, join } from 'node:path';
import { isAnswers } from '../normalise.ts';
import { childPointer } from '../pointer.ts';
import type { Resolved } from './references.ts';
import type { Source, Sources } from './source.ts';

const OWN_LISTS = 'lists';

type Lists = ReadonlyMap<string, Source>;

/** A programme's own lists, by name: the files beside its sections. */
export const ownLists = (sources: Sources, folder: string, root?: string): Lists =>
  new Map(
    sources
      .filesIn(join('schemas', folder, OWN_LISTS), root)
      .map((path) => [basename(path, '.json'), sources.at(path)]),
  );

/**
 * Each field that names a list of the programme's own has its entries too. A name without a file is left for the check, and
 * what is wrong with the writing of a list is a mistake of those who use it.
 */
export function withEntries(section: Resolved, lists: Lists): Resolved {
  if (lists.size === 0) return section;
  const used = new Set<Source>();
  const unreadable = new Set<string>();

  const within = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => within(each, childPointer(pointer, index)));
    if (!isAnswers(value)) return value;
    const list = typeof value['list'] === 'string' ? lists.get(value['list']) : undefined;
    if (list) used.add(list);
    if (list && !list.isReadable) unreadable.add(pointer);
    return {
      ...Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, within(each, childPointer(pointer, name))]),
      ),
      ...(list?.isReadable && { entries: list.value }),
    };
  };

  const value = within(section.value, '');
  return {
    ...section,
    value,
    mistakes: [...section.mistakes, ...[...used].flatMap(({ mistakes }) => mistakes)],
    isHole: (pointer) => section.isHole(pointer) || unreadable.has(pointer),
  };
}
