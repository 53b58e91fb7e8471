import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

interface Row {
  readonly id: number;
  readonly active: boolean;
  readonly mayChange: boolean;
}

const LISTS = [
  'CourseManagement/courses',
  'CourseManagement/course-assignments',
  'CourseManagement/department-unit-loads',
  'CourseRegistration/open-or-close-course-registration',
] as const;

const [COMPUTER_SCIENCE, ECONOMICS] = [22, 8];

onDatabases('the acts that a row offers', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
    const { token } = await signedIn(server, 'admin');
    for (const departmentId of [COMPUTER_SCIENCE, ECONOMICS])
      await server.call('POST', '/api/CourseManagement/department-unit-loads', {
        token,
        body: { departmentId, levelId: 100, semesterId: 1, minUnits: 15, maxUnits: 24 },
      });
    await server.call('POST', '/api/CourseRegistration/open-or-close-course-registration', {
      token,
      body: { sessionId: 1, semesterId: 1, studentTypeId: 1, opensOn: '2026-11-01', closesOn: '2027-01-31' },
    });
  });

  const rowsOf = async (list: string, userName: string) => {
    const { token } = await signedIn(server, userName);
    const { data } = await server.call<{ rows: Row[] }>('GET', `/api/${list}?pageSize=100`, { token });
    return { token, rows: data.rows };
  };

  for (const list of LISTS)
    for (const userName of ['hod', 'dean', 'registry'])
      test(`are those that are done, of ${list} for ${userName}`, async () => {
        const { token, rows } = await rowsOf(list, userName);
        expect(rows.length).toBeGreaterThan(0);
        const sampled = [rows.find(({ mayChange }) => mayChange), rows.find(({ mayChange }) => !mayChange)];
        for (const row of sampled) {
          if (!row) continue;
          const { status } = await server.call('PUT', `/api/${list}/${row.id}/toggle-activation`, {
            token,
            body: { active: row.active },
          });
          expect([row.id, status]).toEqual([row.id, row.mayChange ? 200 : 422]);
          const one = await server.call<Row>('GET', `/api/${list}/${row.id}`, { token });
          expect(one.data.mayChange).toBe(row.mayChange);
        }
        const offered = new Set(rows.map(({ mayChange }) => mayChange));
        if (userName === 'registry') expect([...offered]).toEqual([true]);
        else expect(offered.has(false), 'rows of other departments').toBe(true);
      });

  test('are of the departments that the head leads, in the offerings of a session too', async () => {
    const { token } = await signedIn(server, 'hod');
    const { data } = await server.call<{ rows: { departmentId: number; mayChange: boolean }[] }>(
      'GET',
      '/api/CourseManagement/course-offerings?sessionId=1&pageSize=100',
      { token },
    );
    expect(data.rows.length).toBeGreaterThan(0);
    for (const { departmentId, mayChange } of data.rows)
      expect([departmentId, mayChange]).toEqual([departmentId, departmentId === COMPUTER_SCIENCE]);
  });

  test('and the figures of a dashboard show heads and deans none of the college’s money', async () => {
    for (const userName of ['hod', 'dean']) {
      const { token } = await signedIn(server, userName);
      for (const path of ['home', 'admin-dashboard', 'lecturer-dashboard'] as const) {
        const { data } = await server.call<{ cards?: { unit: string }[]; series?: { unit: string }[] }>(
          'GET',
          `/api/Dashboard/${path}`,
          { token },
        );
        expect([...(data.cards ?? []), ...(data.series ?? [])].filter(({ unit }) => unit === 'kobo')).toEqual([]);
      }
    }
  });
});
