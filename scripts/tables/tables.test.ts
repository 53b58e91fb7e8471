import { describe, expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';
import { tablesAfter, writesOf } from './writes.ts';

const TABLES = new Set(['audit_entry', 'fee', 'invoice']);
const OWNERS = { 'platform/audit.ts': ['audit_entry'], finance: ['fee', 'invoice'] };
const BED = 'hostels/priceSql.ts';

const mistakes = (file: string, sql: string, debts: Parameters<typeof mistakesOf>[2]['debts'] = []) =>
  mistakesOf(TABLES, writesOf(file, sql, TABLES), { owners: OWNERS, debts });

describe('a table', () => {
  test('is what migrations leave of it', () => {
    expect(
      tablesAfter(['CREATE TABLE session (id int4);\ncreate table paper (id uuid);', 'drop table paper;']),
    ).toEqual(new Set(['session']));
    expect(tablesAfter(['create table session (id int4);', 'alter table session rename to academic_session;'])).toEqual(
      new Set(['academic_session']),
    );
  });

  test('has one owner, who is named', () => {
    expect(mistakesOf(new Set(['fee']), [], { owners: {}, debts: [] })).toEqual([
      'The table fee has no owner: please name it in scripts/tables/owners.ts.',
    ]);
    expect(mistakesOf(new Set(['fee']), [], { owners: { finance: ['fee'], hostels: ['fee'] }, debts: [] })).toEqual([
      "hostels owns fee, which is no table, or another's.",
    ]);
  });

  test.each(['insert into fee (name)', 'with a as (update fee f set', 'delete from fee', "resource({ table: 'fee' })"])(
    'is written by its owner alone: %s',
    (sql) => {
      expect(mistakes('finance/fees/sql.ts', sql)).toEqual([]);
      expect(mistakes(BED, sql)).toEqual([
        'hostels/priceSql.ts writes fee: please call a function of finance, which owns it.',
      ]);
    },
  );

  test('is read by everybody, and may be named in a comment', () => {
    expect(mistakes(BED, '/** Another may update fee. */\nselect id from fee for update of fee')).toEqual([]);
  });

  test('of the audit log is written by one file of the platform', () => {
    const sql = 'insert into audit_entry (at)';
    expect(mistakes('platform/audit.ts', sql)).toEqual([]);
    expect(mistakes('platform/auth/sql.ts', sql)).toHaveLength(1);
  });

  test('may be written by a file that is listed, as long as it does', () => {
    const debts = [{ path: 'hostels', tables: ['fee'], because: 'a bed has a fee' }];
    expect(mistakes(BED, 'insert into fee (name)', debts)).toEqual([]);
    expect(mistakes(BED, 'select', debts)).toEqual(['hostels writes fee no more: please take it out of the debts.']);
  });
});
