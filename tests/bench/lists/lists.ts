import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageQuery } from '#contract/kit/list.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { searchQuery } from '#server/kit/list/search.ts';
import { userList } from '#server/people/users/sql/list.ts';
import { startPostgres } from '../../support/postgres.ts';
import { median, type Row } from '../report.ts';
import { fillWithUsers, USERS } from './users.ts';
import { sized } from '../size.ts';

const ROUNDS = sized(200, 2);
const PAGE = 10;
const AT_MOST = 3;

type Asked = PageQuery & { readonly active?: boolean; readonly roleId?: number };

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
      ...(await compareSearch(database, "search by a person's names", 'okonkwo adaeze77')),
      ...(await compareSearch(database, 'search by the beginnings of two common names', 'okon ada')),
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

/** To find rows costs more than to have their ids, whoever finds them: the promise is about the bare search. */
const compareSearch = async (database: Database, what: string, search: string): Promise<Row[]> => [
  await compare(database, what, { search }, false),
  await beside(
    database,
    what,
    { search },
    { words: 'the bare search', text: BARE_SEARCH, values: [searchQuery(search)] },
    true,
  ),
];

async function compare(database: Database, what: string, asked: Asked, isPromised = true): Promise<Row> {
  const { rows } = await userList.page(database, asked);
  if (rows.length === 0) throw new Error(`${what}: no rows to compare`);
  return beside(
    database,
    what,
    asked,
    { words: 'by their ids', text: BARE, values: [rows.map(({ id }) => id)] },
    isPromised,
  );
}

interface Bare {
  readonly words: string;
  readonly text: string;
  readonly values: unknown[];
}

async function beside(
  database: Database,
  what: string,
  asked: Asked,
  { words, text, values }: Bare,
  isPromised: boolean,
): Promise<Row> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await timed(() => userList.page(database, asked)));
    theirs.push(await timed(() => database.query({ name: `bench-${words}`, text, values })));
  }
  return {
    what,
    ours: `${median(ours).toFixed(2)} ms`,
    theirs: `${words} ${median(theirs).toFixed(2)} ms`,
    ratio: median(ours) / median(theirs),
    ...(isPromised && { budget: { atMost: AT_MOST } }),
  };
}

const COLUMNS = `u.id, u.user_name, concat_ws(' ', u.surname, u.firstname, nullif(u.middlename, '')) as full_name, u.email, r.name as role, u.active, u.created_at
  from user_account u join role r on r.id = u.role_id`;

/** The same columns of the same rows, by the primary key. */
const BARE = `select ${COLUMNS} where u.id = any($1)`;

/** The same rows by the index of words, in the same order. */
const BARE_SEARCH = `select ${COLUMNS} where u.search @@ to_tsquery('simple', $1) order by lower(u.surname || ' ' || u.firstname || ' ' || u.middlename), u.id limit ${PAGE}`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
