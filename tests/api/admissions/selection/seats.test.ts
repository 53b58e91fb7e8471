import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { candidacy } from '#server/admissions/admission-list/service.ts';
import { moveWaitingList } from '#server/admissions/selection/waiting/moving.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { admissionsOfficer, screened, type Officer } from '../../../support/selection.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const numberOf = (index: number) => `2026777${String(40000 + index)}ST`;

onBothDatabases('a place that an officer gives back', (databases) => {
  let server: TestServer;
  let officer: Officer;
  let userId: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await admissionsOfficer(server);
    ({ userId } = await signedIn(server, 'admissions'));
    await screened(
      server,
      'Physics',
      Array.from({ length: 6 }, (_, index) => ({
        number: numberOf(index),
        surname: 'Okafor',
        utme: 280 - index * 8,
        putme: 70,
      })),
    );
    await officer.quota('B.Sc. Physics', { seats: 3, merit: 100, catchment: 0, elds: 0, waitingPaused: true });
    await officer.commit(await officer.trial());
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const put = (index: number, state: string) =>
    run('update admission set state = $2 where reg_number = $1', [numberOf(index), state]);
  const stateOf = async (index: number) =>
    (await run<{ state: string }>('select state from admission where reg_number = $1', [numberOf(index)]))[0]!.state;
  const held = async () =>
    (
      await run<{ held: number }>(
        `select count(*)::int4 as held from admission where reg_number like '2026777%ST' and state not in ('declined', 'lapsed', 'refused', 'withdrawn')`,
      )
    )[0]!.held;
  const take = async (index: number, step: 'reopen' | 'readmit', from: string, request: string = randomUUID()) => {
    const [{ id } = { id: '' }] = await run<{ id: string }>('select id from admission where reg_number = $1', [
      numberOf(index),
    ]);
    const { platform } = server;
    const by = { user: { userId, impersonatorId: null } as never, ip: '127.0.0.1' };
    return candidacy
      .take(platform.database, { id, step, from, request, reason: 'By the senate' }, by, platform.now())
      .catch((error: unknown) => (error as Error).message);
  };
  const resume = async () => {
    await run('update quota set waiting_paused = false');
    await moveWaitingList(server.platform);
  };

  test('is free: the refused are reopened and the withdrawn readmitted', async () => {
    await put(0, 'refused');
    await put(1, 'withdrawn');
    expect(await take(0, 'reopen', 'refused')).toBe('profiled');
    const request = randomUUID();
    expect(await take(1, 'readmit', 'withdrawn', request)).toBe('matriculated');
    expect(await take(1, 'readmit', 'withdrawn', request)).toBe('matriculated');
    expect(await held()).toBe(3);
  });

  test('is gone once the waiting list has it: neither step goes over the quota', async () => {
    await put(0, 'refused');
    await put(1, 'withdrawn');
    await resume();
    expect(await held()).toBe(3);
    const none = 'There is no place: the quota of Physics is 3, and it is reached';
    expect(await take(0, 'reopen', 'refused')).toBe(none);
    expect(await take(1, 'readmit', 'withdrawn')).toBe(none);
    expect([await stateOf(0), await stateOf(1)]).toEqual(['refused', 'withdrawn']);
  });

  test('is given once where two officers and the waiting list want it at once', async () => {
    await put(2, 'declined');
    await Promise.all([
      take(0, 'reopen', 'refused'),
      take(1, 'readmit', 'withdrawn'),
      moveWaitingList(server.platform),
      moveWaitingList(server.platform),
    ]);
    expect(await held()).toBe(3);
  });

  test('counts against the quota of the college too', async () => {
    await officer.call('POST', '/college-quota', { seats: 3, source: 'Senate' });
    await run('update quota set seats = 9, waiting_paused = true');
    const states = await Promise.all([stateOf(0), stateOf(1)]);
    const index = states.includes('refused') ? 0 : 1;
    const said = index === 0 ? await take(0, 'reopen', 'refused') : await take(1, 'readmit', 'withdrawn');
    expect(said).toBe('There is no place: the quota of the college is 3, and it is reached');
  });
});
