import type { Database } from '#server/platform/database/database.ts';

/** What was changed and committed since it was last asked: the tables, by name, with what was done to them. */
export type Changes = () => Promise<string[]>;

/** Tables that a refusal may change: it counts the guess, the try, and that the school's lists may be others by now. */
const COUNTERS = ['attempt', 'account_challenge', 'school_revision'];

/** What follows an earlier request in its own time: a mail that was queued is sent, a reconciliation goes on, a list's file is made. */
const LATE = ['mail update', 'reconciliation update', 'background_job update', 'list_file_part insert'];

/** Has the database itself write down every row that is inserted, changed or deleted; what is rolled back is not in it. */
export async function watchChanges({ query }: Database): Promise<Changes> {
  const run = (text: string) => query({ name: '', text, values: [] });
  await run('create table noticed_change (what text not null)');
  await run(`create function notice_change() returns trigger language plpgsql as $$
    begin insert into noticed_change values (tg_table_name || ' ' || lower(tg_op)); return null; end $$`);
  await run(`do $$ declare t record; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename not in ('noticed_change', ${COUNTERS.map((name) => `'${name}'`).join(', ')}) loop
      execute format('create trigger notice_change after insert or update or delete on %I for each row execute function notice_change()', t.tablename);
    end loop; end $$`);
  return async () => {
    const { rows } = await run(
      'with gone as (delete from noticed_change returning what) select distinct what from gone',
    );
    return rows.map(({ what }) => String(what)).filter((what) => !LATE.includes(what));
  };
}
