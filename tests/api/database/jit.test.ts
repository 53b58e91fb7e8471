import { expect, test } from 'vitest';
import { statement } from '#server/platform/database/statement.ts';
import { onBothDatabases } from '../../support/databases.ts';

const compiles = statement('test.jit', {}, `select current_setting('jit')::bool and pg_jit_available() as compiles`, {
  compiles: 'bool',
});

onBothDatabases('a connection', (databases) => {
  test('compiles no statement: that takes longer than any of ours', async () => {
    const database = await databases.freshDatabase();
    const atOnce = await Promise.all(Array.from({ length: 3 }, () => compiles(database)));
    expect(atOnce).toEqual(Array.from({ length: 3 }, () => [{ compiles: false }]));
  });
});
