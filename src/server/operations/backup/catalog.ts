import type { Queryable } from '../../platform/database/database.ts';

/** PostgreSQL's own catalogue is read here, so a new table is in the next backup by itself. */
export async function run<Row>(tx: Queryable, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await tx.query({ name: '', text, values })).rows as Row[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const OURS = "'public'::regnamespace";

export async function tablesOf(tx: Queryable): Promise<string[]> {
  const rows = await run<{ name: string }>(
    tx,
    `select relname as name from pg_class where relnamespace = ${OURS} and relkind = 'r' and relname <> 'migration' order by relname`,
  );
  return rows.map(({ name }) => name);
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
  readonly called: boolean;
}

export async function sequencesOf(tx: Queryable): Promise<Sequence[]> {
  const names = await run<{ name: string }>(
    tx,
    `select relname as name from pg_class where relnamespace = ${OURS} and relkind = 'S' order by relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [{ last, called } = { last: '1', called: false }] = await run<Sequence>(
      tx,
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    sequences.push({ name, last, called });
  }
  return sequences;
}

/** PostgreSQL computes the other columns. */
export async function writtenColumns(tx: Queryable, table: string): Promise<string[]> {
  const rows = await run<{ name: string }>(
    tx,
    `
    select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  );
  return rows.map(({ name }) => name);
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export const foreignKeysOf = (tx: Queryable): Promise<ForeignKey[]> =>
  run(
    tx,
    `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = ${OURS} order by 1, 2`,
  );

/** What extensions brought stays. */
export async function dropEverything(tx: Queryable): Promise<void> {
  const drops = await run<{ drop: string }>(
    tx,
    `
    select drop from (
      select 1 as turn, format('drop view if exists %I cascade', relname) as drop from pg_class where relnamespace = ${OURS} and relkind = 'v'
      union all select 2, format('drop table if exists %I cascade', relname) from pg_class where relnamespace = ${OURS} and relkind = 'r'
      union all select 3, format('drop sequence if exists %I cascade', relname) from pg_class where relnamespace = ${OURS} and relkind = 'S'
      union all select 4, format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where pronamespace = ${OURS} and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    ) as ours order by turn`,
  );
  for (const { drop } of drops) await run(tx, drop);
}
