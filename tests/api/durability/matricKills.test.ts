import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assigned } from '#contract/students/matric-numbers.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { callerOf } from '../../support/call.ts';
import { clearedStudents, numbered, wrongNumbers } from '../../support/clearedStudents.ts';
import { freePort } from '../../support/freePort.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { prepareServerProcess } from '../../support/serverProcess.ts';
import { seedOf, volumeOf } from '../../support/volume.ts';

/** The server is killed with no warning while it gives matric numbers. `MATRIC_KILLS=20` for a longer one. */
const KILLS = volumeOf('MATRIC_KILLS');
const STUDENTS = KILLS * 300;
const SCOPE = { studentTypeId: 1, sessionId: 1 };

async function givenNumbers(db: Queryable): Promise<number> {
  const { rows } = await db.query({ name: '', text: 'select count(*)::int4 as count from matric_number', values: [] });
  return Number(rows[0]!['count']);
}

onBothDatabases('a server killed while it gives matric numbers', (databases) => {
  test(`${KILLS} kills leave no gap, no number twice, and none that was acknowledged behind`, async () => {
    const place = await databases.seededPlace();
    const inDatabase = async <Result>(work: (db: Queryable) => Promise<Result>): Promise<Result> => {
      const database = await openDatabase(place);
      const result = await work(database);
      await database.close();
      return result;
    };
    const seeded = await inDatabase(async (db) => {
      await numbered(db);
      await clearedStudents(db, { count: STUDENTS / 2, departmentId: 22, mark: 'KA' });
      await clearedStudents(db, { count: STUDENTS / 2, departmentId: 23, mark: 'KB' });
      return givenNumbers(db);
    });
    const port = await freePort();
    const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`);
    databases.whenOver(sandbox.stop);
    const prepare = () => prepareServerProcess(place, port, sandbox.settings);
    let server = await prepare().start();
    databases.whenOver(() => server.kill());
    const caller = callerOf(server.address);
    const lives = fc.sample(fc.nat(120), { numRuns: KILLS, seed: seedOf('lives of a server that gives numbers') });
    let acknowledged = 0;
    for (const life of [...lives, undefined]) {
      const {
        data: { jwtToken },
      } = await caller.call('POST', '/api/Authentication/login', {
        body: { userName: 'admissions', password: DEMO_PASSWORD },
      });
      const { token } = jwtToken!;
      const {
        data: { digest },
      } = await caller.call<Assigned>('POST', '/api/Student/assign-matric-numbers', {
        token,
        body: { scope: SCOPE, trial: true },
      });
      const giving = caller
        .call<Assigned>('POST', '/api/Student/assign-matric-numbers', {
          token,
          body: { scope: SCOPE, trial: false, digest },
        })
        .catch(() => undefined);
      if (life !== undefined) {
        await new Promise((resolve) => {
          setTimeout(resolve, 5 + life);
        });
        await server.kill();
      }
      const answer = await giving;
      if (answer?.status === 200) acknowledged += answer.data.given;
      if (life !== undefined) server = await prepare().start();
    }
    await server.kill();
    await inDatabase(async (db) => {
      expect(await wrongNumbers(db)).toEqual([]);
      expect((await givenNumbers(db)) - seeded).toBe(STUDENTS);
      expect(acknowledged, 'of what was given no more was acknowledged').toBeLessThanOrEqual(STUDENTS);
    });
  }, 400_000);
});
