import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { notFound } from '../../../platform/problem.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findPart } from './sql.ts';

const [compressed, decompressed] = [promisify(gzip), promisify(gunzip)];

type Values = Readonly<Record<string, unknown>>;

/** Fast before small: a part is written while its step holds the database. */
const LEVEL = 1;

export const packed = (rows: readonly Values[], names: readonly string[]): Promise<Buffer> =>
  compressed(JSON.stringify(rows.map((row) => names.map((name) => row[name] ?? null))), { level: LEVEL });

async function unpacked(bytes: Buffer, names: readonly string[]): Promise<Values[]> {
  const rows = JSON.parse((await decompressed(bytes)).toString()) as unknown[][];
  return rows.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]])));
}

/** One part is held at a time. */
export async function* storedRows(db: Queryable, jobId: string, names: readonly string[]): AsyncGenerator<Values> {
  for (let number = 0; ; number += 1) {
    const [part] = await findPart(db, { jobId, number });
    if (!part) throw notFound('This file is no longer here. Please make it again');
    yield* await unpacked(part.rows, names);
    if (part.after === null) return;
  }
}
