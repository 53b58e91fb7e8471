import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { onDatabases } from '../../../support/databases.ts';
import {
  FAMILY,
  forget,
  mailsTo,
  openCollege,
  postgraduate,
  THREE,
  type College,
  type Postgraduate,
} from './postgraduate.ts';

onDatabases('a corrected address and the drafts of the section', (databases) => {
  let college: College;
  let pg: Postgraduate;
  beforeAll(async () => {
    college = await openCollege(databases);
  });
  beforeEach(async () => {
    await forget(college);
    pg = await postgraduate(college);
  });

  const type = (data: object, revision: number) =>
    pg.server.call('PUT', '/api/Application/draft', {
      token: pg.applicant.token,
      body: { section: 'referees', data, revision },
    });
  const draft = async () =>
    (await pg.server.call<ApplicationRecord>('GET', `${FAMILY}/application`, { token: pg.applicant.token })).data
      .drafts['referees']!;
  const correctFirst = async () => {
    const [first] = await pg.referees();
    return pg.act('PUT', 'referee-email', { refereeId: first!.refereeId, refereeEmail: 'bello@uni.example' });
  };

  test('the open draft is corrected too, and a device that typed before is refused', async () => {
    await pg.save(THREE);
    await pg.server.jobs.run('send-mails');
    const typed = [
      { ...THREE[0]!, email: ' Musa@uni.example' },
      { ...THREE[1]!, institution: 'University of Jos' },
      THREE[2]!,
    ];
    expect((await type({ referees: typed }, 0)).status).toBe(200);
    expect((await correctFirst()).status).toBe(200);

    const { data, revision } = await draft();
    expect([revision, data]).toEqual([
      2,
      { referees: [{ ...typed[0]!, email: 'bello@uni.example' }, typed[1], typed[2]] },
    ]);
    expect((await type({ referees: typed }, 1)).status).toBe(409);
    expect((await pg.save(data['referees'] as object[])).status).toBe(200);
    expect((await pg.referees()).map(({ refereeEmail }) => refereeEmail)).toEqual([
      'bello@uni.example',
      'ngozi@uni.example',
      'ola@uni.example',
    ]);
    expect(
      [await mailsTo(pg, 'musa@uni.example'), await mailsTo(pg, 'bello@uni.example')].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  test('a device that typed into a section without a draft is refused, and finds the new address', async () => {
    await pg.save(THREE);
    await correctFirst();
    expect((await type({ referees: THREE }, 0)).status).toBe(409);
    expect(await draft()).toMatchObject({
      revision: 1,
      data: { referees: [{ email: 'bello@uni.example' }, THREE[1], THREE[2]] },
    });
  });

  test.each([[undefined], [[]], ['musa@uni.example'], [[null, 'musa@uni.example', {}, { email: 7 }]]])(
    'half a draft does not stand in the way: %j',
    async (referees) => {
      await pg.save(THREE);
      const data = referees === undefined ? {} : { referees };
      expect((await type(data, 0)).status).toBe(200);
      expect((await correctFirst()).status).toBe(200);
      expect(await draft()).toMatchObject({ data, revision: 2 });
    },
  );
});
