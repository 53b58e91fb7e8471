import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { statements } from '#server/platform/database/statement.ts';
import { onBothGrounds } from '../../support/grounds.ts';
import { rawPool } from './rawPool.ts';

const declaring = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts') && / = (statement|resource)\(/.test(readFileSync(file, 'utf8')));
for (const file of declaring) await import(resolve(file));
/** Other tests, which run in the same process, declare some of their own. */
const ours = statements.filter(({ statementName }) => !statementName.startsWith('test.'));

test('every statement has a name of its own', () => {
  const names = ours.map(({ statementName }) => statementName);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

onBothGrounds('the statements', (ground) => {
  test('return the columns that they declare', async () => {
    const client = await (await rawPool(ground, await ground.freshPlace())).connect();
    try {
      const typeNames = await readTypeNames(client);
      for (const { statementName, text, columns } of ours) {
        const fields = await describeStatement(client, statementName, text);
        const returned = Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, typeNames.get(dataTypeID)]));
        const declared = Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, type.replace('?', '')]));
        expect(returned, statementName).toEqual(declared);
      }
    } finally {
      client.release();
    }
  });
});

async function readTypeNames(client: pg.PoolClient): Promise<Map<number, string>> {
  const { rows } = await client.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
  return new Map(rows.map(({ oid, typname }) => [Number(oid), typname]));
}

type Field = Pick<pg.FieldDef, 'name' | 'dataTypeID'>;

interface Wire {
  parse(message: { text: string }): void;
  describe(message: { type: 'S' }): void;
  sync(): void;
}

/** Has the server parse a statement and say what it returns, without running it. */
function describeStatement(client: pg.PoolClient, name: string, text: string): Promise<Field[]> {
  return new Promise((resolveFields, reject) => {
    let fields: Field[] = [];
    client.query({
      submit(wire: Wire) {
        wire.parse({ text });
        wire.describe({ type: 'S' });
        wire.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => { fields = message.fields; },
      handleError: (cause: Error) => reject(new Error(`${name}: ${cause.message}`)),
      handleReadyForQuery: () => resolveFields(fields),
    } as unknown as pg.Submittable);
  });
}
