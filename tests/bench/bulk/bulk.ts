import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeOutcome, takeKey } from '#server/kit/bulk/sql.ts';
import type { User } from '#server/platform/auth/caller.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/database.ts';
import { switchUsers } from '#server/people/users/sql/bulk.ts';
import { startPostgres } from '../../support/postgres.ts';
import { fillWithUsers } from '../lists/users.ts';
import { median, type Row } from '../report.ts';
import { sized } from '../size.ts';

const PEOPLE = sized(20_000, 200);
const ROUNDS = sized(6, 1);
const AT_MOST = 3;

/** An act on 20,000 accounts as it is sent, from its key to its stored outcome, beside the bare change of the same rows with their audit entries. */
export async function benchBulk(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true });
  try {
    return [await measured('PostgreSQL', postgres.url), await measured('embedded', undefined)];
  } finally {
    await postgres.stop();
  }
}

async function measured(what: string, databaseUrl: string | undefined): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-bulk-'));
  const database = await openDatabase({ databaseUrl, dataDir: folder });
  try {
    await fillWithUsers(database, PEOPLE);
    const [actor] = (await database.query({ name: '', text: 'select id from user_account limit 1', values: [] })).rows;
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timed(() => act(database, actor!['id'] as string, round % 2 === 1)));
      await bare(database, round % 2 === 0);
      theirs.push(await timed(() => bare(database, round % 2 === 1)));
    }
    return {
      what: `${PEOPLE} accounts, ${what}`,
      ours: `${median(ours).toFixed(0)} ms`,
      theirs: `bare ${median(theirs).toFixed(0)} ms`,
      ratio: median(ours) / median(theirs),
      budget: { atMost: AT_MOST },
    };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const CLERK: User = {
  userId: '',
  sessionId: '',
  userName: 'clerk',
  userType: 'staff',
  claims: new Set(),
  impersonatorId: null,
};

/** The claims beyond the actor's are asked of each account, as for a clerk. */
const act = (database: Database, userId: string, isActive: boolean) =>
  database.transaction(async (tx) => {
    const now = new Date();
    const owned = { userId, key: randomUUID() };
    await takeKey(tx, { ...owned, path: '/bulk', request: 'bench', now });
    const outcome = await switchUsers(
      tx,
      { query: {}, count: PEOPLE, except: [] },
      {
        now,
        actor: `user:${userId}`,
        ip: '127.0.0.1',
        reason: null,
        isActive,
        self: randomUUID(),
        beyond: ['access-control', 'marks'],
      },
      { ...CLERK, userId },
    );
    if (outcome.done.length !== PEOPLE) throw new Error(`${outcome.done.length} were changed instead of ${PEOPLE}`);
    await storeOutcome(tx, { ...owned, ...outcome });
  });

const bare = (database: Database, isActive: boolean) =>
  database.query({
    name: 'bench-bare-switch',
    values: [isActive],
    text: `
  with changed as (update user_account set active = $1 where active <> $1 returning id)
  insert into audit_entry (at, actor, action, subject_kind, subject_id, detail, ip)
  select now(), 'user:' || id, 'user-deactivated', 'user', id::text, jsonb_build_object('before', jsonb_build_object('active', not $1), 'after', jsonb_build_object('active', $1)), '127.0.0.1' from changed`,
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
