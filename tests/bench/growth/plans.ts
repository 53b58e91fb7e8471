import type { Client } from 'pg';
import { prepared } from '#server/platform/database/statement.ts';
import '#server/app.ts';

const GROWING = [
  'application',
  'application_section',
  'application_draft',
  'document',
  'invoice',
  'remita_order',
  'payment',
  'payment_event',
  'audit_entry',
];

/** Statements of the product that read a growing table from end to end, whatever they are given; by name, with the tables. */
export async function scanning(client: Client): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  await client.query('set plan_cache_mode = force_generic_plan');
  for (const [name, { parameters, text }] of prepared) {
    const tables = await scannedBy(client, text, parameters.length);
    if (tables.length > 0) found.set(name, tables);
  }
  await client.query('reset plan_cache_mode');
  return found;
}

async function scannedBy(client: Client, text: string, values: number): Promise<string[]> {
  await client.query(`prepare judged as ${text}`);
  const given = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute judged${given}`);
  await client.query('deallocate judged');
  const scanned = rows
    .map((row) => / Seq Scan on (\w+)/.exec(` ${row['QUERY PLAN']}`)?.[1])
    .filter((table) => table !== undefined);
  return [...new Set(scanned)].filter((table) => GROWING.includes(table));
}
