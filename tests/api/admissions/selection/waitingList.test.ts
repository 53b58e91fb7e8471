import { beforeAll, expect, test } from 'vitest';
import { answerTheOffer } from '#server/admissions/offers/answering.ts';
import { moveWaitingList } from '#server/admissions/selection/waiting/moving.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { admissionsOfficer, screened, type Officer } from '../../../support/selection.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const DAY_MS = 86_400_000;
const numberOf = (index: number) => `2026777${String(30000 + index)}WL`;
const COUNT = 14;

interface Quota {
  readonly id: number;
  readonly revision: number;
}

onBothDatabases('the waiting list of a run', (databases) => {
  let server: TestServer;
  let officer: Officer;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await admissionsOfficer(server);
    await screened(
      server,
      'Physics',
      Array.from({ length: COUNT }, (_, index) => ({
        number: numberOf(index),
        surname: 'Okafor',
        utme: 300 - index * 8,
        putme: 70,
      })),
    );
    for (let index = 0; index < COUNT; index += 1)
      await officer.call('POST', '/contacts', {
        registrationNumber: numberOf(index),
        email: `waits.${index}@candidates.example`,
      });
    await officer.call('POST', '/offer-rule', { countsFrom: 'Publication', days: 5, waitingDays: 2 });
    await officer.quota('B.Sc. Physics', { seats: 3, merit: 100, catchment: 0, elds: 0 });
    await officer.commit(await officer.trial());
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const held = async () =>
    (
      await run<{ number: string }>(
        `select reg_number as number from admission where reg_number like '2026777%WL'
          and state not in ('declined', 'lapsed', 'refused', 'withdrawn') order by 1`,
      )
    ).map(({ number }) => Number(number.slice(7, 12)) - 30000);
  const moves = () =>
    run<{ number: string; reason: string; freed: string | null }>(
      `select a.reg_number as number, w.reason, w.freed_by::text as freed from waiting_move w join admission a on a.id = w.admission_id order by a.reg_number`,
    );
  const idOf = async (index: number) =>
    (await run<{ id: string }>('select id from admission where reg_number = $1', [numberOf(index)]))[0]!.id;
  const decline = async (index: number) =>
    answerTheOffer(server.platform, {
      admissionId: await idOf(index),
      answer: 'decline',
      actor: 'candidate:test',
      ip: '127.0.0.1',
    });
  const correct = async (change: Readonly<Record<string, unknown>>) => {
    const [quota] = await run<Quota>('select id, revision from quota');
    const { status } = await officer.call('PUT', `/quotas/${quota!.id}?revision=${quota!.revision}`, {
      merit: 100,
      catchment: 0,
      elds: 0,
      cutOff: 45,
      ...change,
    });
    expect(status).toBe(200);
  };
  const move = () => server.jobs.run('move-waiting-list');

  test('rests while no place is free', async () => {
    await move();
    expect(await held()).toEqual([0, 1, 2]);
    expect(await moves()).toEqual([]);
  });

  test('moves the next up with days of its own, is mailed, and says whose place it was', async () => {
    await decline(1);
    await move();
    await move();
    expect(await held()).toEqual([0, 2, 3]);
    const [{ reason, freed } = { reason: '', freed: null }] = await moves();
    expect(reason).toMatch(
      /^Next for a place by merit, rank 4 of the run with [\d.]+: Okafor Ada \(202677730001WL\) declined on 02\/11\/2026$/,
    );
    expect(freed).not.toBeNull();
    expect(
      await run(`select offer_until::text as until, state from admission where reg_number = $1`, [numberOf(3)]),
    ).toEqual([{ until: '2026-11-04', state: 'offered' }]);
    expect(
      await run(`select count(*)::int4 as mails from mail where recipient = 'waits.3@candidates.example'`),
    ).toEqual([{ mails: 1 }]);
    expect((await officer.call<{ rows: object[] }>('GET', '/waiting-moves')).data.rows).toMatchObject([
      { regNumber: numberOf(3), rank: 4, pool: 'merit', state: 'offered' },
    ]);
  });

  test('fills exactly the free places while two decline, the quota is raised and three servers move at once', async () => {
    await Promise.all([
      decline(0),
      decline(3),
      correct({ seats: 4 }),
      ...Array.from({ length: 3 }, () => moveWaitingList(server.platform)),
    ]);
    await Promise.all(Array.from({ length: 3 }, () => moveWaitingList(server.platform)));
    expect(await held()).toEqual([2, 4, 5, 6]);
    const all = await moves();
    expect(all).toHaveLength(4);
    const freed = all.flatMap((each) => each.freed ?? []);
    expect(new Set(freed).size).toBe(freed.length);
    expect(all.filter((each) => each.reason.endsWith('the quota has a place that is free'))).toHaveLength(1);
  });

  test('a crash on the way leaves the place as it was, and the next run gives it once', async () => {
    await decline(4);
    const before = await moves();
    const breaks = {
      ...server.platform,
      mail: { ...server.platform.mail, queue: () => Promise.reject(new Error('The server died')) },
    };
    await expect(moveWaitingList(breaks)).rejects.toThrow('The server died');
    expect(await held()).toEqual([2, 5, 6]);
    expect(await moves()).toEqual(before);
    await move();
    expect(await held()).toEqual([2, 5, 6, 7]);
  });

  test('rests while its programme is paused, and goes on as it no longer is', async () => {
    await correct({ seats: 6, waitingPaused: true });
    await move();
    expect(await held()).toEqual([2, 5, 6, 7]);
    await correct({ seats: 6 });
    await move();
    expect(await held()).toEqual([2, 5, 6, 7, 8, 9]);
  });

  test('stops at the quota of the college, and at a smaller quota takes nobody off', async () => {
    await officer.call('POST', '/college-quota', { seats: 7, source: 'Senate' });
    await correct({ seats: 9 });
    await move();
    expect(await held()).toEqual([2, 5, 6, 7, 8, 9, 10]);
    await correct({ seats: 3 });
    await move();
    expect(await held()).toHaveLength(7);
    await correct({ seats: 7 });
  });

  test('gives a lapsed place again, and no place of an offer that was made again', async () => {
    server.clock.advance(3 * DAY_MS);
    officer = await admissionsOfficer(server);
    await run(`update admission set offer_until = '2026-12-31' where reg_number <> $1`, [numberOf(9)]);
    await server.jobs.run('lapse-offers');
    expect(await held()).toEqual([2, 5, 6, 7, 8, 10]);
    const again = await officer.call('POST', '/extend-offer', {
      id: await idOf(9),
      answers: { until: '2026-12-31', reason: 'Was ill' },
    });
    expect(again.status).toBe(200);
    await move();
    expect(await held()).toEqual([2, 5, 6, 7, 8, 9, 10]);
    const both = await Promise.all([
      decline(10).then(() => move()),
      officer.call('POST', '/extend-offer', { id: await idOf(0), answers: { until: '2026-12-31', reason: 'Asked' } }),
    ]);
    await move();
    expect(both[1].status).toBeOneOf([200, 409]);
    expect(await held()).toHaveLength(7);
  });
});
