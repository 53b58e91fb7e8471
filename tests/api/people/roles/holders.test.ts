import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { type RolesApi, rolesApi } from '../../../support/roles.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('the holders of a role', (databases) => {
  let server: TestServer;
  let desk: RolesApi;
  beforeAll(async () => {
    server = await freshServer(databases);
    desk = await rolesApi(server);
  });
  const appoint = (facultyId: number, userName: string) =>
    server.call('POST', '/api/Faculty/assign-dean-to-faculty', { token: desk.token, body: { facultyId, userName } });
  const deans = async () => (await desk.role('dean')).holders;

  test('are counted once each, though an appointment brings the role that somebody has as their own', async () => {
    expect(await deans()).toBe(1);
    expect((await appoint(1, 'dean')).status).toBe(200);
    expect(await deans()).toBe(1);
    expect((await appoint(2, 'lecturer')).status).toBe(200);
    expect(await deans()).toBe(2);
  });

  test('have what their appointment brings under another role of their own too', async () => {
    const { token, userId } = await signedIn(server, 'dean');
    const typed = {
      userName: 'dean',
      surname: 'Eze',
      firstname: 'Chukwuemeka',
      email: 'dean@matricula.example',
      roleId: (await desk.role('lecturer')).id,
    };
    const { revision } = (await server.call('GET', `/api/UserManagement/user/${userId}`, { token: desk.token })).data;
    expect(
      (
        await server.call('PUT', `/api/UserManagement/update-user/${userId}?revision=${revision}`, {
          token: desk.token,
          body: typed,
        })
      ).status,
    ).toBe(200);
    expect(await deans()).toBe(2);
    expect((await server.call('GET', '/api/Menus/menus', { token })).data.claims).toContain('reports');
  });
});
