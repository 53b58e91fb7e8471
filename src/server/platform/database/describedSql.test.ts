import { expect, test } from 'vitest';
import type { Queryable } from './database.ts';
import { sql } from './describedSql.ts';
import { statement } from './statement.ts';

const ONE = 'select 1 as one_more';

test('a statement is sent under its name, and its rows have camelCase keys', async () => {
  const sent: unknown[] = [];
  const db: Queryable = {
    query: async (config) => {
      sent.push(config);
      return { rows: [{ charge_id: 'c' }], rowCount: 1 };
    },
  };
  const charges = sql('test.charges' as 'hostel-charges-of-invoice')`
    select ${'charge_id'} from invoice_line where invoice_id = $invoiceId`;
  expect(await charges(db, { invoiceId: 'i' })).toEqual([{ chargeId: 'c' }]);
  const text = '\n    select charge_id from invoice_line where invoice_id = $1';
  expect(sent).toEqual([{ name: 'test.charges', text, values: ['i'] }]);
});

test('a name is given once, whoever states the types', () => {
  statement('test.twice', {}, ONE, { one_more: 'int4' });
  expect(() => sql('test.twice' as never)`select 1`).toThrow(`Two statements are called 'test.twice'`);
});
