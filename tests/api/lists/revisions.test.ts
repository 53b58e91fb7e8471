import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

interface Edited {
  readonly read: () => Promise<{ readonly revision: number }>;
  readonly address: `/api/${string}`;
  /** What the one and the other editor send. */
  readonly bodies: readonly [object, object];
}

onDatabases('revisions', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'admin')).token;
  });
  const get = async <Path extends string>(path: Path) => (await server.call('GET', path, { token })).data;

  const RECORDS: readonly (readonly [string, () => Promise<Edited>])[] = [
    [
      'faculty',
      async () => ({
        read: () => get('/api/Faculty/faculties/1'),
        address: '/api/Faculty/faculties/1',
        bodies: [{ name: 'Arts' }, { name: 'Letters' }],
      }),
    ],
    [
      'course',
      async () => {
        const { code, title } = await get('/api/CourseManagement/courses/1');
        return {
          read: () => get('/api/CourseManagement/courses/1'),
          address: '/api/CourseManagement/courses/1',
          bodies: [
            { code, title, unit: 5 },
            { code, title, unit: 6 },
          ],
        };
      },
    ],
    [
      'user',
      async () => {
        const { userId } = await signedIn(server, 'bursar');
        const { userName, surname, firstname, email, roleId } = await get(`/api/UserManagement/user/${userId}`);
        const body = { userName, surname, firstname, email, roleId };
        return {
          read: () => get(`/api/UserManagement/user/${userId}`),
          address: `/api/UserManagement/update-user/${userId}`,
          bodies: [
            { ...body, surname: 'Adeola' },
            { ...body, surname: 'Adeolu' },
          ],
        };
      },
    ],
    [
      'role',
      async () => {
        const find = async () => (await get('/api/RoleClaims/roles')).find(({ name }) => name.startsWith('lecturer'))!;
        return {
          read: find,
          address: `/api/RoleClaims/role/${(await find()).id}`,
          bodies: [
            { name: 'lecturers', maySignIn: true },
            { name: 'lecturer corps', maySignIn: true },
          ],
        };
      },
    ],
    [
      'notice',
      async () => {
        const body = {
          category: 'Staff',
          title: 'Senate',
          description: '<p>At noon.</p>',
          startDate: '2026-11-02',
          endDate: null,
          senderName: 'Registry',
        };
        const { id } = (await server.call('POST', '/api/Notices/create-notice', { token, body })).data;
        return {
          read: () => get(`/api/Notices/${id}`),
          address: `/api/Notices/${id}`,
          bodies: [
            { ...body, title: 'Council' },
            { ...body, title: 'Court' },
          ],
        };
      },
    ],
    [
      'menu item',
      async () => {
        const { id, path, parentId } = (await get('/api/Menus/menu-claims')).find((item) => item.path !== null)!;
        const read = async () => (await get('/api/Menus/menu-claims')).find((item) => item.id === id)!;
        return {
          read,
          address: `/api/Menus/${id}`,
          bodies: [
            { name: 'One', path, parentId },
            { name: 'Other', path, parentId },
          ],
        };
      },
    ],
  ];

  test.each(RECORDS)('a %s: the second of two editors is refused, and is told who was faster', async (_, edited) => {
    const {
      read,
      address,
      bodies: [one, other],
    } = await edited();
    const before = await read();
    const save = (body: object, revision: number) =>
      server.call('PUT', `${address}?revision=${revision}`, { token, body });
    expect((await save(one, before.revision)).status).toBe(200);
    const after = await read();
    expect(after).toMatchObject(one);
    expect(after.revision).toBeGreaterThan(before.revision);
    const { status, json } = await save(other, before.revision);
    expect([status, (json as { message: string }).message]).toEqual([
      409,
      expect.stringMatching(/^\S.* changed this on 02\/11\/2026 \d\d:\d\d, after you opened it$/),
    ]);
    expect(await read()).toEqual(after);
    expect((await save(other, after.revision)).status).toBe(200);
  });

  test('of two editors at once one is served', async () => {
    const { revision } = await get('/api/Faculty/faculties/2');
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) =>
        server.call('PUT', `/api/Faculty/faculties/2?revision=${revision}`, { token, body: { name } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

const contracts = await Promise.all(
  globSync('src/contract/*/*.ts').map((path) => import(resolve(path)) as Promise<Readonly<Record<string, unknown>>>),
);
const endpointsIn = (exported: unknown): Endpoint[] => {
  if (typeof exported !== 'object' || exported === null) return [];
  return 'method' in exported
    ? [exported as Endpoint]
    : Object.values(exported).filter(
        (each): each is Endpoint => typeof each === 'object' && each !== null && 'method' in each,
      );
};

/** They say what to add and what to take, one value, or the state that was seen: of two at once both last, or the later is meant. */
const NO_EDITORS = new Set([
  '/RoleClaims/update-role-claims',
  '/RoleClaims/update-user-claims/:id',
  '/Menus/order',
  '/Authentication/account',
  '/Student/admission-address',
  '/AdmissionList/update-clearance-status',
  '/Student/update-student-staff-status',
  '/CourseManagement/course-offerings/:id/kind',
  '/CourseManagement/course-offerings/:id/seats',
  '/CourseManagement/prerequisites/:id',
  '/CourseManagement/toggle-course-status/:id',
  '/CourseRegistration/toggle-student-course-borrowing',
  '/Hostel/beds/:id',
  '/Hostel/room-category-prices/:id',
  // The groups come with those that were seen.
  '/Student/student-tags',
  // Each score comes with the one that was seen.
  '/Results/course-grades',
  // Only the state and today's rules decide.
  '/Payment/schoolfees/updateinvoice',
  // A student's own, as an applicant's: nobody else writes it.
  '/CourseRegistration/draft',
  '/Student/apply-for-change-of-department',
]);

const namesRevision = (schema: unknown) =>
  (schema as { readonly properties?: object } | undefined)?.properties !== undefined &&
  'revision' in (schema as { readonly properties: object }).properties;

test('every record that is edited is edited at a revision', () => {
  const edits = contracts
    .flatMap((contract) => Object.values(contract).flatMap(endpointsIn))
    .filter(
      ({ method, access, path }) =>
        method === 'PUT' && access !== 'applicant' && !path.endsWith('/toggle-activation') && !NO_EDITORS.has(path),
    );
  expect(edits.length).toBeGreaterThan(10);
  expect(
    edits.filter(({ query, body }) => !namesRevision(query) && !namesRevision(body)).map(({ path }) => path),
  ).toEqual([]);
});
