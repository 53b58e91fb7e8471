import { beforeAll, expect, test } from 'vitest';
import type { QuotaBoard } from '#contract/admissions/selection.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { admissionsOfficer, screened, type Officer, type Sat } from '../../../support/selection.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { commitUpload, tryRows } from '../../../support/uploading.ts';

const numberOf = (index: number) => `2026777${String(10000 + index)}AA`;
const SAT: readonly Sat[] = Array.from({ length: 12 }, (_, index) => ({
  number: numberOf(index),
  surname: 'Okafor',
  utme: 280 - index * 4,
  putme: 70,
}));

onBothDatabases('quotas of the programme, its regulator and the college', (databases) => {
  let server: TestServer;
  let officer: Officer;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await admissionsOfficer(server);
    await screened(server, 'Physics', SAT);
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const held = async () =>
    (
      await run<{ held: number }>(
        `select count(*)::int4 as held from admission a join department d on d.id = a.department_id
          where d.name = 'Physics' and a.state not in ('declined', 'lapsed', 'refused', 'withdrawn')`,
      )
    )[0]!.held;
  const limit = (seats: number) => officer.call('POST', '/college-quota', { seats, source: 'Senate, 3 March 2026' });

  test('are set with their sources, and no programme has more seats than its regulator allows', async () => {
    expect((await officer.quota('B.Sc. Physics', { carryingCapacity: 4, capacitySource: 'NUC' })).json.errors).toEqual({
      '/seats': 'the carrying capacity is 4',
    });
    expect((await officer.quota('B.Sc. Physics', { carryingCapacity: 6 })).json.errors).toEqual({
      '/capacitySource': 'please enter who says so',
    });
    expect(
      (await officer.quota('B.Sc. Physics', { seats: 5, carryingCapacity: 6, capacitySource: 'NUC' })).status,
    ).toBe(200);
    expect((await officer.call('POST', '/college-quota', { seats: 3, source: '' })).json.errors).toEqual({
      '/source': 'please enter who says so',
    });
    expect((await limit(3)).status).toBe(200);
    expect((await officer.call<QuotaBoard>('GET', '/quota-board')).data).toMatchObject({
      college: { seats: 3, source: 'Senate, 3 March 2026', admitted: 0 },
      quotas: [{ carryingCapacity: 6, admitted: 0 }],
    });
    const { token } = await signedIn(server, 'student');
    expect((await server.call('POST', '/api/AdmissionList/college-quota', { token, body: {} })).status).toBe(403);
  });

  test('refuse the offers of a run that goes over the college, and nobody is offered any', async () => {
    const { status, json } = await officer.commit(await officer.trial());
    expect([status, json.message]).toEqual([
      409,
      'Nobody is offered admission: the quota of the college is 3, and it is reached',
    ]);
    expect(await held()).toBe(0);
    await limit(5);
    expect((await officer.commit(await officer.trial())).data.offered).toBe(5);
  });

  test('refuse each row of a list that goes over, at its trial and again as it is written', async () => {
    await limit(6);
    const row = (number: string) => [
      number,
      'Bello Musa',
      'Undergraduate',
      'B.Sc. Physics',
      'Physics',
      'Abia',
      '200 Level',
      '01/10/2026',
    ];
    const uploader = { college: server, token: officer.token, list: '/api/AdmissionList' };
    const headings = [
      'Registration number',
      'Full name',
      'Student type',
      'Programme',
      'Department',
      'State of origin',
      'Level',
      'Admitted on',
    ];
    const numbers = ['202655510001AA', '202655510002AA'];
    const { id, report } = await tryRows(uploader, [headings, ...numbers.map(row)]);
    expect(report).toMatchObject({
      created: 1,
      refused: 1,
      mistakes: [{ row: 3, message: 'the carrying capacity of Physics is 6, and it is reached' }],
    });
    await limit(5);
    expect(await commitUpload(uploader, id)).toMatchObject({ created: 0 });
    expect(await held()).toBe(5);
    await limit(6);
    expect((await commitUpload(uploader, (await tryRows(uploader, [headings, row(numbers[0]!)])).id)).created).toBe(1);
    expect(await held()).toBe(6);
  });

  test('hold while four officers offer at once what lapsed, run the selection, and upload', async () => {
    await run(
      `update admission set state = 'lapsed' where reg_number in (select reg_number from admission a join department d on d.id = a.department_id
        where d.name = 'Physics' and a.level_id = 100 order by reg_number limit 3)`,
    );
    expect(await held()).toBe(3);
    const lapsed = await run<{ id: string; revision: number }>(
      `select a.id, a.revision from admission a join department d on d.id = a.department_id where d.name = 'Physics' and a.state = 'lapsed' order by a.id`,
    );
    const trial = await officer.trial();
    const offer = ({ id }: { id: string }) =>
      officer.call('POST', '/extend-offer', { id, answers: { until: '2026-12-24', reason: 'Asked for it' } });
    const uploader = { college: server, token: officer.token, list: '/api/AdmissionList' };
    const { id, report } = await tryRows(uploader, [
      ['Registration number', 'Full name', 'Student type', 'Programme', 'Department', 'Level', 'Admitted on'],
      ...[0, 1, 2].map((index) => [
        `20265552000${index}AA`,
        'Bello Musa',
        'Undergraduate',
        'B.Sc. Physics',
        'Physics',
        '100 Level',
        '01/10/2026',
      ]),
    ]);
    expect(report).toMatchObject({ created: 3 });
    await Promise.all([officer.commit(trial), ...lapsed.map(offer), commitUpload(uploader, id), officer.commit(trial)]);
    expect(await held()).toBe(6);
    const firstYear = await run<{ count: number }>(
      `select count(*)::int4 as count from admission a join department d on d.id = a.department_id where d.name = 'Physics' and a.level_id = 100
        and a.state not in ('declined', 'lapsed', 'refused', 'withdrawn')`,
    );
    expect(firstYear).toEqual([{ count: 5 }]);
  });
});
