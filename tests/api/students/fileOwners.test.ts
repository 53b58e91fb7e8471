import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { beginApplication, tokenOf } from '../../support/application.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onBothDatabases('a document', (databases) => {
  let server: TestServer;
  let student: Enrolled;
  let applicationId: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    student = await enrolled(server, 'owner');
    applicationId = await beginApplication(server.platform);
  });
  const store = async (owner: { application?: string; student?: string; admission?: string }) => {
    const id = randomUUID();
    await server.platform.database.query({
      name: '',
      text: `insert into document (id, application_id, student_id, admission_id, purpose, content_type, byte_count, uploaded_at, name, file_id)
        values ($1, $2, $3, $4, 'upload', 'application/pdf', 5, now(), 'letter.pdf', $5)`,
      values: [id, owner.application ?? null, owner.student ?? null, owner.admission ?? null, randomUUID()],
    });
    return id;
  };
  const owners = (): Required<Parameters<typeof store>[0]> => ({
    application: applicationId,
    student: student.studentId,
    admission: student.admissionId,
  });

  test('has one owner: an application, a student or an admission', async () => {
    const { application, student: of, admission } = owners();
    for (const owner of [{ application }, { student: of }, { admission }])
      await expect(store(owner)).resolves.toEqual(expect.any(String));
    for (const owner of [{}, { application, student: of }, { student: of, admission }, owners()])
      await expect(store(owner)).rejects.toMatchObject({ code: '23514' });
  });

  test('of a student or an admission is neither read nor removed through an application', async () => {
    const token = await tokenOf(server.platform, applicationId);
    const { student: of, admission } = owners();
    for (const id of [await store({ student: of }), await store({ admission })]) {
      expect((await server.call('GET', `/api/UserDocument/${id}`, { token })).status).toBe(404);
      expect((await server.call('DELETE', `/api/UserDocument/${id}`, { token })).status).not.toBe(200);
      const { rows } = await server.platform.database.query({
        name: '',
        text: 'select 1 from document where id = $1',
        values: [id],
      });
      expect(rows).toHaveLength(1);
    }
  });
});
