import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Target } from '#server/kit/bulk/bulk.ts';
import type { List } from '#server/kit/list/list.ts';
import type { User } from '#server/platform/auth/caller.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { written } from '#server/platform/database/describedSql.ts';
import { statements } from '#server/platform/database/statement.ts';
import { describing, type Describe } from '../../../scripts/generate/statements/describe.ts';
import { STATEMENT_TYPES, typesText } from '../../../scripts/generate/statements/typesText.ts';
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
    / =>? (statement|sql|resource|list|bulk|switching|workflow)\(/.test(readFileSync(file, 'utf8')),
);
const declared: unknown[] = [];
for (const file of declaring) declared.push(...Object.values((await import(resolve(file))) as object));
for (const list of declared.flatMap(listsOf)) await askEverything(list);
for (const act of declared.flatMap(actsOf)) await doEverything(act);
/** Other tests, which run in the same process, declare some of their own: `test.add_bed`, `move-test.trial_sheet`. */
const ours = statements.filter(({ statementName }) => !/\btest\./.test(statementName));

test('every statement has a name of its own', () => {
  const names = [...ours.map(({ statementName }) => statementName), ...written.map(({ name }) => name)];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('those of lists and of their acts are among them', () => {
  expect(ours.map(({ statementName }) => statementName)).toContainEqual(expect.stringMatching(/^list-users-/));
  expect(ours.map(({ statementName }) => statementName)).toContainEqual(expect.stringMatching(/^bulk-users-/));
});

onBothDatabases('the statements', (databases) => {
  let describe: Describe;
  beforeAll(async () => {
    const client = await (await rawPool(databases, await databases.freshPlace())).connect();
    databases.whenOver(async () => client.release());
    describe = await describing(client);
  });

  test('are given the parameters and return the columns that they declare', async () => {
    for (const { statementName, parameters, text, columns } of ours) {
      const described = await describe(statementName, text);
      const given = Object.keys(parameters).map((name, index) => [name, described.parameters[index]!]);
      expect.soft(Object.fromEntries(given), `${statementName}: parameters`).toEqual(withoutNull(parameters));
      const returned = described.columns.map(({ name, type }) => [name, type]);
      expect.soft(Object.fromEntries(returned), `${statementName}: columns`).toEqual(withoutNull(columns));
    }
  });

  test('have the types that were generated, where none are declared', async () => {
    const generated = readFileSync(STATEMENT_TYPES, 'utf8').replace(/^.*\n/, '');
    expect(generated).toBe(await typesText(written, describe));
  });
});

const withoutNull = (types: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.replace('?', '')]));

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
