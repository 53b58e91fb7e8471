import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Work } from '#catalogue/workflow/work.ts';
import { REGISTRATION } from '#contract/academics/states.ts';
import { LIVE } from '#rules/hostels/beds.ts';
import { onDatabases } from '../../support/databases.ts';

interface Charted {
  readonly work: Work;
  readonly table: string;
}

const isCharted = (exported: unknown): exported is Charted =>
  typeof exported === 'object' && exported !== null && 'work' in exported && 'table' in exported;

const declaring = globSync('src/server/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && / = workflow\(/.test(readFileSync(file, 'utf8')),
);
const charted: Charted[] = [];
for (const file of declaring)
  charted.push(...Object.values((await import(resolve(file))) as object).filter((each) => isCharted(each)));

test('every chart of flows/work is run, on one table', () => {
  const files = globSync('flows/work/*.json').map((file) => (JSON.parse(readFileSync(file, 'utf8')) as Work).name);
  expect(charted.map(({ work }) => work.name).toSorted()).toEqual(files.toSorted());
});

/** A table's check of its states, and the state in which a row begins. */
const CHECKED = `
  select c.relname as "table", pg_get_constraintdef(k.oid) as definition, pg_get_expr(d.adbin, d.adrelid) as initial
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'state'
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind = 'r' and c.relname = any($1)`;

/** What the database says of the states in which a reservation has its bed. */
const LIVE_IN_DATABASE = `
  select pg_get_expr(indpred, indrelid) as states from pg_index
   where indexrelid in ('reservation_one_of_a_bed'::regclass, 'reservation_one_of_a_student'::regclass)
  union all select substring(prosrc from 'r.state in [(]([^)]*)[)]') from pg_proc where proname = 'refuse_while_lived_in'`;

const namesIn = (text: unknown) => [...String(text).matchAll(/'([^']+)'/g)].map(([, name]) => name!);

/** What has no chart of its own: each in the order of its words, the first where a row begins. */
const UNCHARTED = { registration: Object.values(REGISTRATION) };

const expectedOf = (states: readonly string[], initial: string) => ({ states: states.toSorted(), initial: [initial] });
const EXPECTED = Object.fromEntries([
  ...charted.map(({ table, work: { chart } }) => [table, expectedOf(Object.keys(chart.states), chart.initial)]),
  ...Object.entries(UNCHARTED).map(([table, states]) => [table, expectedOf(states, states[0]!)]),
]);

onDatabases('a table with states', (databases) => {
  test('admits the states of its chart, or of the contract, and no others, and begins where they do', async () => {
    const database = await databases.freshDatabase();
    const values = [Object.keys(EXPECTED)];
    const { rows } = await database.query({ name: '', text: CHECKED, values });
    const states = rows.map(({ table, definition, initial }) => [
      table,
      { states: namesIn(definition).toSorted(), initial: namesIn(initial) },
    ]);
    expect(Object.fromEntries(states)).toEqual(EXPECTED);
  });

  test('has one reservation of a bed and of a student, and people in a bed, in the states of the rule', async () => {
    const database = await databases.freshDatabase();
    const { rows } = await database.query({ name: '', text: LIVE_IN_DATABASE, values: [] });
    expect(rows.map(({ states }) => namesIn(states))).toEqual([LIVE, LIVE, LIVE]);
  });
});
