import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Target } from '#server/kit/bulk/bulk.ts';
import type { List } from '#server/kit/list/list.ts';
import type { User } from '#server/platform/auth/caller.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { statements } from '#server/platform/database/statement.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { rawPool } from './rawPool.ts';

/** A scoped list is asked by a user. */
const SOMEBODY: User = {
  userId: randomUUID(),
  sessionId: randomUUID(),
  userName: 'somebody',
  userType: 'staff',
  claims: new Set(),
  impersonatorId: null,
};

const declaring = globSync('src/server/**/*.ts').filter(
  (file) =>
    !file.endsWith('.test.ts') &&
    / =>? (statement|resource|list|bulk|switching|workflow)\(/.test(readFileSync(file, 'utf8')),
);
const declared: unknown[] = [];
for (const file of declaring) declared.push(...Object.values((await import(resolve(file))) as object));
for (const list of declared.flatMap(listsOf)) await askEverything(list);
for (const act of declared.flatMap(actsOf)) await doEverything(act);
/** Other tests, which run in the same process, declare some of their own: `test.add_bed`, `move-test.trial_sheet`. */
const ours = statements.filter(({ statementName }) => !/\btest\./.test(statementName));

test('every statement has a name of its own', () => {
  const names = ours.map(({ statementName }) => statementName);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('those of lists and of their acts are among them', () => {
  expect(ours.map(({ statementName }) => statementName)).toContainEqual(expect.stringMatching(/^list-users-/));
  expect(ours.map(({ statementName }) => statementName)).toContainEqual(expect.stringMatching(/^bulk-users-/));
});

onBothDatabases('the statements', (databases) => {
  test('are given the parameters and return the columns that they declare', async () => {
    const client = await (await rawPool(databases, await databases.freshPlace())).connect();
    try {
      const typeNames = await readTypeNames(client);
      for (const { statementName, parameters, text, columns } of ours) {
        const described = await describeStatement(client, statementName, text);
        const given = Object.fromEntries(
          Object.keys(parameters).map((name, index) => [name, typeNames.get(described.parameters[index]!)]),
        );
        expect.soft(given, `${statementName}: parameters`).toEqual(withoutNull(parameters));
        const returned = Object.fromEntries(
          described.fields.map(({ name, dataTypeID }) => [name, typeNames.get(dataTypeID)]),
        );
        expect.soft(returned, `${statementName}: columns`).toEqual(withoutNull(columns));
      }
    } finally {
      client.release();
    }
  });
});

const withoutNull = (types: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.replace('?', '')]));

/** PostgreSQL calls an array of texts `_text`. */
async function readTypeNames(client: pg.PoolClient): Promise<Map<number, string>> {
  const { rows } = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  return new Map(rows.map(({ oid, typname }) => [Number(oid), typname.replace(/^_(.*)/, '$1[]')]));
}

interface Described {
  /** The types, by their numbers. */
  readonly parameters: readonly number[];
  readonly fields: readonly Pick<pg.FieldDef, 'name' | 'dataTypeID'>[];
}

interface Wire extends EventEmitter {
  parse(message: { text: string }): void;
  describe(message: { type: 'S' }): void;
  sync(): void;
}

/** Has the server parse a statement and say what it is given and returns, without running it. `pg` passes the parameters to no handler. */
function describeStatement(client: pg.PoolClient, name: string, text: string): Promise<Described> {
  return new Promise((resolveDescribed, reject) => {
    let parameters: Described['parameters'] = [];
    let fields: Described['fields'] = [];
    client.query({
      submit(wire: Wire) {
        wire.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
          parameters = message.dataTypeIDs;
        });
        wire.parse({ text });
        wire.describe({ type: 'S' });
        wire.sync();
      },
      handleRowDescription: (message: { fields: Described['fields'] }) => {
        fields = message.fields;
      },
      handleError: (cause: Error) => reject(new Error(`${name}: ${cause.message}`)),
      handleReadyForQuery: () => resolveDescribed({ parameters, fields }),
    } as unknown as pg.Submittable);
  });
}

/** Of what a module exports: a list, or that of a resource. */
function listsOf(exported: unknown): List<object>[] {
  if (typeof exported !== 'object' || exported === null) return [];
  if ('batches' in exported) return [exported as List<object>];
  return 'list' in exported ? listsOf(exported.list) : [];
}

/** A list makes its statements when it is asked: here without and with all of its filters, by a database that has nothing. */
async function askEverything(list: List<object>): Promise<void> {
  const empty: Queryable = { query: async () => ({ rows: [{ totalCount: 0 }], rowCount: 1 }) };
  await list.page(empty, {}, SOMEBODY);
  await list.page(empty, Object.fromEntries(list.filters.map((name) => [name, 'x'])), SOMEBODY);
  await list.find(empty, 1, SOMEBODY);
}

type Bulk = ((db: Queryable, target: Target, values: never, user: User) => Promise<unknown>) & {
  readonly filters: readonly string[];
};

function isBulk(exported: unknown): exported is Bulk {
  return typeof exported === 'function' && 'filters' in exported;
}

/** Of what a module exports: an act on many, or that of a resource. */
function actsOf(exported: unknown): Bulk[] {
  if (isBulk(exported)) return [exported];
  return typeof exported === 'object' && exported !== null && 'switchAll' in exported && isBulk(exported.switchAll)
    ? [exported.switchAll]
    : [];
}

/** As with lists: on ids, and on what is found without and with all filters. */
async function doEverything(act: Bulk): Promise<void> {
  const empty: Queryable = { query: async () => ({ rows: [], rowCount: 0 }) };
  const byQuery = (query: object) => ({ query, count: 0, except: [] });
  for (const target of [{ ids: [] }, byQuery({}), byQuery(Object.fromEntries(act.filters.map((name) => [name, 'x'])))])
    await act(empty, target, {} as never, SOMEBODY);
}
