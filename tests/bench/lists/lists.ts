import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedPage } from '#contract/list.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { userList } from '#server/users/sql/list.ts';
import { startPostgres } from '../../support/postgres.ts';
import { median, type Row } from '../report.ts';
import { fillWithUsers, USERS } from './users.ts';

const ROUNDS = 200;
const PAGE = 10;
const AT_MOST = 3;

type Asked = AskedPage & { readonly active?: boolean; readonly roleId?: number };

/** Pages of 200,000 users, each beside a bare indexed query for the same rows, on PostgreSQL. */
export async function benchLists(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-lists-'));
  const postgres = await startPostgres({ durable: true });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  try {
    await fillWithUsers(database);
    const last = USERS / PAGE;
    return [
      await compare(database, 'first page', {}),
      await compare(database, 'deep page, by its marks', await nearTheMiddle(database)),
      await compare(database, 'last page, by its number', { page: last }),
      await compare(database, 'search by a username', { search: 'u77001' }),
      await compare(database, "search by a person's names", { search: 'okonkwo adaeze77' }, false),
      await compare(database, 'search by the beginnings of two common names', { search: 'okon ada' }, false),
      await compare(database, 'sorted, newest first', { sort: '-createdAt' }),
      await compare(database, 'of one role, by name', { roleId: 2 }),
      await compare(database, 'middle page, by a number typed into the address', { page: last / 2 }, false),
    ];
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As one comes there by 'Next'. */
async function nearTheMiddle(database: Database): Promise<Asked> {
  const page = USERS / PAGE / 2;
  return { page: page + 1, after: (await userList.page(database, { page })).after! };
}

async function compare(database: Database, what: string, asked: Asked, isPromised = true): Promise<Row> {
  const { rows } = await userList.page(database, asked);
  if (rows.length === 0) throw new Error(`${what}: no rows to compare`);
  const ids = rows.map(({ id }) => id);
  const bare = { name: 'bench-bare-users', text: BARE, values: [ids] };
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await timed(() => userList.page(database, asked)));
    theirs.push(await timed(() => database.query(bare)));
  }
  return {
    what, ours: `${median(ours).toFixed(2)} ms`, theirs: `by their ids ${median(theirs).toFixed(2)} ms`, ratio: median(ours) / median(theirs),
    ...(isPromised && { budget: { atMost: AT_MOST } }),
  };
}

/** The same columns of the same rows, by the primary key. */
const BARE = `select u.id, u.user_name, concat_ws(' ', u.surname, u.firstname, nullif(u.middlename, '')) as full_name, u.email, r.name as role, u.active, u.created_at
  from user_account u join role r on r.id = u.role_id where u.id = any($1)`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
