import { clear, createStore, setMany } from 'idb-keyval';
import { isLookup } from '#catalogue/registry/lookups.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { wholeLists } from '#contract/school/lookups.ts';
import { call } from '../../api/call.ts';
import { wholeMark } from '../../api/lookupOptions.ts';

export async function cacheLists(schoolShortName: string, sections: readonly FieldSchema[]): Promise<void> {
  const names = [...new Set(sections.flatMap(listsIn))].filter(isLookup).sort();
  if (names.length === 0) return;
  const lists = await call<typeof wholeLists>({
    method: 'GET',
    path: '/Select/whole-lists',
    query: { names: names.join(',') },
  });
  const store = createStore(`${schoolShortName}.lookups`, 'lookups');
  await clear(store);
  await setMany([...names.map((name): [string, unknown] => [wholeMark(name), true]), ...Object.entries(lists)], store);
}

const listsIn = ({ lookup, properties = {}, items }: FieldSchema): readonly string[] => [
  ...(lookup ? [lookup] : []),
  ...Object.values(properties).flatMap(listsIn),
  ...(items ? listsIn(items) : []),
];
