import { beforeAll, expect, test } from 'vitest';
import type { Job } from '#contract/kit/jobs.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/CourseManagement/courses';
const ROWS = 1200;
const DAY_MS = 24 * 60 * 60_000;

onBothDatabases('a file that a background job makes', (databases) => {
  let server: TestServer;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    server = await freshServer(databases);
    admin = await signedIn(server, 'admin');
    await sql(
      `insert into course (department_id, code, title, unit) select 8, 'LNG ' || n, 'Long list ' || n, 2 from generate_series(1, ${ROWS}) n`,
    );
  });
  const sql = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const begin = async (query: string, { token } = admin) =>
    (
      await server.call<{ readonly id: string }>('POST', `${LIST}/file?search=LNG&${query}`, {
        token,
        body: { page: '/courses?search=LNG' },
      })
    ).data?.id;
  const found = async (id: string) =>
    (await server.call<Job>('GET', `/api/BackgroundJob/jobs/${id}`, { token: admin.token })).data;
  const taken = (id: string, token = admin.token) => server.call('GET', `${LIST}/file/${id}`, { token });
  const run = () => server.jobs.run('background-jobs');

  test('holds all that is found, under its name, for its owner alone, for a day; asked for twice meanwhile it is made once', async () => {
    const [id, again] = await Promise.all([begin('format=csv'), begin('format=csv')]);
    expect(again).toBe(id);
    expect(await found(id!)).toMatchObject({
      title: 'CSV file of Courses',
      page: `/courses?search=LNG&file=${id}`,
      total: ROWS,
    });
    await run();
    expect(await found(id!)).toMatchObject({ state: 'done', done: ROWS });
    const file = await taken(id!);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="courses-\d{4}-\d\d-\d\d\.csv"$/);
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
    expect((await taken(id!, (await signedIn(server, 'hod')).token)).status, "another person's").toBe(404);
    server.clock.advance(DAY_MS + 1000);
    admin = await signedIn(server, 'admin');
    expect((await taken(id!)).status).toBe(404);
    await server.jobs.run('forget-background-jobs');
    expect(await sql('select count(*)::int as parts from list_file_part')).toEqual([{ parts: 0 }]);
  });

  test('that is cancelled leaves nothing, and can be begun again', async () => {
    const id = await begin('format=xlsx');
    await server.call('POST', `/api/BackgroundJob/jobs/${id}/cancel`, { token: admin.token });
    await run();
    expect(await found(id!)).toMatchObject({ state: 'cancelled' });
    expect((await taken(id!)).status).toBe(404);
    expect(await begin('format=xlsx')).not.toBe(id);
    await run();
  });
});
