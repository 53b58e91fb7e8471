/**
 * Opens the embedded database of the data directory that it is given and adds rows until it is killed, four at a time.
 * A row's number is printed when the database has acknowledged it, not before.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '#server/platform/database/open.ts';
import { statement } from '#server/platform/database/statement.ts';

const addRow = statement(
  'writer.add_row',
  { number: 'int4', filling: 'text' },
  'INSERT INTO kept (number, filling) VALUES ($number, $filling)',
  {},
);
const makeTable = statement(
  'writer.make_table',
  {},
  'CREATE TABLE IF NOT EXISTS kept (number int4 PRIMARY KEY, filling text)',
  {},
);
const greatest = statement('writer.greatest', {}, 'SELECT coalesce(max(number), 0) AS number FROM kept', {
  number: 'int4',
});

const database = await openDatabase({ dataDir: process.argv[2]! });
await makeTable(database);
let last = (await greatest(database))[0]!.number;

async function addForever() {
  for (;;) {
    last += 1;
    const number = last;
    await database.transaction((tx) => addRow(tx, { number, filling: 'x'.repeat(number % 3000) }));
    writeSync(1, `${number}\n`);
  }
}
await Promise.all([addForever(), addForever(), addForever(), addForever()]);
