import { expect, test } from 'vitest';
import { LOOKUPS } from '#catalogue/registry/lookups.ts';
import type { Database } from '../database/database.ts';
import type { ListRow } from './table.ts';
import type { ListSource } from './listSource.ts';
import { createLookups } from './lookups.ts';

const rowsOf = (...names: string[]): ListRow[] => names.map((name, index) => ({ id: index + 1, name, parents: [] }));

const FILES: ListSource = {
  lists: Object.fromEntries(
    Object.keys(LOOKUPS)
      .filter((name) => name !== 'faculties')
      .map((name) => [name, []]),
  ),
};

const now = () => new Date('2026-11-02T09:00:00Z');

function fakeDatabase() {
  const state = { revision: 1, changesAfter: 0, names: ['Law'], reads: 0, looks: 0 };
  const query: Database['query'] = async ({ name }) => {
    if (name === 'school-revision') state.looks += 1;
    return { rows: [{ revision: state.revision, changes_after: state.changesAfter }], rowCount: 1 };
  };
  const database = {
    query,
    transaction: (work: (tx: { query: typeof query }) => Promise<unknown>) => work({ query }),
  } as unknown as Database;
  const source: ListSource = {
    lists: { faculties: rowsOf('Arts') },
    async read() {
      state.reads += 1;
      return { faculties: rowsOf(...state.names) };
    },
  };
  return { state, database, source };
}

test('a server whose lists nobody gives does not start', () => {
  expect(() => createLookups(now, [FILES])).toThrow('No domain gives the lists faculties');
});

test('lists are those of a new college until the database is read', async () => {
  const { database, source } = fakeDatabase();
  const lookups = createLookups(now, [FILES, source]);
  const names = () => lookups.list('faculties', []).map(({ name }) => name);
  expect(names()).toEqual(['Arts']);
  await lookups.read(database);
  expect(names()).toEqual(['Law']);
  expect([lookups.isStored('faculties'), lookups.isStored('titles')]).toEqual([true, false]);
});

test('two servers of one process and one clock have lists of their own', async () => {
  const { database, source } = fakeDatabase();
  const [one, other] = [createLookups(now, [FILES, source]), createLookups(now, [FILES, source])];
  await one.read(database);
  expect(other.list('faculties', [])).toEqual([{ id: 1, name: 'Arts' }]);
});

test('the lists are read again only when the counter was raised, and one row is looked at', async () => {
  const { state, database, source } = fakeDatabase();
  const lookups = createLookups(now, [FILES, source]);
  await lookups.read(database);
  Object.assign(state, { reads: 0, looks: 0 });
  await lookups.readIfChanged(database);
  expect(state).toMatchObject({ reads: 0, looks: 1 });
  Object.assign(state, { revision: 2, names: ['Law', 'Science'] });
  await lookups.readIfChanged(database);
  expect(state.reads).toBe(1);
  expect(lookups.list('faculties', []).map(({ name }) => name)).toEqual(['Law', 'Science']);
});

test('of a long list only what has changed is read, as long as the changes since then are there', async () => {
  const { state, database } = fakeDatabase();
  const counts = { whole: 0, changes: [] as number[] };
  const long: ListSource = {
    lists: { faculties: rowsOf('Arts') },
    async read() {
      counts.whole += 1;
      return { faculties: rowsOf('Science', 'Law') };
    },
    async changes(_, since) {
      counts.changes.push(since);
      return {
        faculties: {
          rows: [
            { id: 3, name: 'Medicine', parents: [] },
            { id: 1, name: 'Sciences', parents: [] },
          ],
          removed: [2],
        },
      };
    },
  };
  const lookups = createLookups(now, [FILES, long]);
  const names = () => lookups.list('faculties', []).map(({ name }) => name);
  await lookups.read(database);
  expect([names(), counts]).toEqual([['Law', 'Science'], { whole: 1, changes: [] }]);
  state.revision = 2;
  await lookups.readIfChanged(database);
  expect([names(), counts]).toEqual([['Medicine', 'Sciences'], { whole: 1, changes: [1] }]);
  Object.assign(state, { revision: 9, changesAfter: 3 });
  await lookups.readIfChanged(database);
  expect([names(), counts]).toEqual([['Law', 'Science'], { whole: 2, changes: [1] }]);
});

test('what was read first and comes last changes nothing', async () => {
  const { state, database, source } = fakeDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let isFirst = true;
  const slow: ListSource = {
    lists: source.lists,
    async read(db) {
      const lists = await source.read!(db);
      if (isFirst) {
        isFirst = false;
        await released;
      }
      return lists;
    },
  };
  const lookups = createLookups(now, [FILES, slow]);
  const late = lookups.read(database);
  await expect.poll(() => isFirst).toBe(false);
  Object.assign(state, { revision: 2, names: ['Science'] });
  await lookups.read(database);
  release(undefined);
  await late;
  expect(lookups.list('faculties', [])).toEqual([{ id: 1, name: 'Science' }]);
});
