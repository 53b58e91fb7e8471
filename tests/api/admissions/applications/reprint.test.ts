import { beforeAll, expect, test } from 'vitest';
import { fillJupeb, invoiceFor, logIn, newApplicant, opened, pay } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('a reprint', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });
  const reprint = (rrr: string) => server.call('POST', '/api/JupebApplication/login', { body: { rrr, reprint: true } });
  const begun = async () =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select count(*)::int4 as n from application',
        values: [],
      })
    ).rows[0]!['n'];
  const NOT_YET = 'This application has not been submitted yet. Please continue it at /jupeb_login';

  test('opens what was submitted, and begins nothing', async () => {
    const rrr = await invoiceFor(server);
    expect((await reprint(rrr)).status).toBe(422);
    await pay(server, rrr);
    server.clock.advance(6_000);
    const before = await begun();
    expect((await reprint(rrr)).json).toMatchObject({ message: NOT_YET, errors: { '/rrr': NOT_YET } });
    expect(await begun()).toBe(before);

    const applicant = await logIn(server, rrr);
    expect((await reprint(rrr)).status).toBe(422);
    await fillJupeb(server, applicant);
    const { token, application } = opened(await reprint(rrr));
    expect([application.applicationNumber, application.formCompleted]).toEqual([applicant.applicationNumber, true]);
    expect((await server.call('GET', '/api/JupebApplication/application-slip', { token })).status).toBe(200);
  });

  test('opens nothing to a guess, nor to an application number', async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    for (const guess of ['', '100000000000', applicant.applicationNumber, 'ada@example.com'])
      expect((await reprint(guess)).status, guess).toBe(422);
  });
});
