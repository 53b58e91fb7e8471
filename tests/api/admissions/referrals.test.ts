import { beforeAll, expect, test } from 'vitest';
import type { OwnReferrals } from '#contract/admissions/referrals.ts';
import type { Report } from '#contract/kit/report.ts';
import { fillJupeb, newApplicant, pay } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onDatabases('whom a link and a report count', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'admin')).token;
  });
  const referrals = async () =>
    (await server.call<OwnReferrals>('GET', '/api/Authentication/Referrals', { token })).data;

  test("a person's own link counts who came by it, and an unknown code counts nobody", async () => {
    const { link } = await referrals();
    const code = link.split('=').at(-1)!;
    const invoice = async (MobileNumber: string, Referral: string) => {
      const query = `applicationTypeId=5&regNumber=${MobileNumber}&mobileNumber=${MobileNumber}`;
      const { data: lookup } = await server.call<{ sessionId: number; amount: number }>(
        'GET',
        `/api/ApplicationInvoice/application-invoice-data?${query}`,
      );
      const body = {
        Lastname: 'Okafor',
        FirstName: 'Adaeze',
        MiddleName: '',
        Email: 'ada@example.com',
        MobileNumber,
        RegNumber: MobileNumber,
        SessionId: lookup.sessionId,
        Amount: lookup.amount,
        ApplicationTypeId: 5,
        Referral,
      };
      return (
        await server.call<{ rrr: string }>('POST', '/api/ApplicationInvoice/generate-application-invoice', { body })
      ).data.rrr;
    };
    const rrr = await invoice('08099900001', code);
    await invoice('08099900002', 'ffffffffff');
    expect(await referrals()).toEqual({ link, invoices: 1, paid: 0, submitted: 0 });
    await pay(server, rrr);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    expect((await referrals()).paid).toBe(1);
  });

  test('JUPEB is reported by faculty and combination, Post UTME by department', async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    const report = async (path: string) =>
      (await server.call<Report<Record<string, unknown>, Record<string, number>>>('GET', path, { token })).data;
    const jupeb = await report('/api/JupebApplication/report');
    expect(jupeb.total).toEqual({ begun: 0, submitted: 1, awaiting: 0 });
    expect(jupeb.rows).toHaveLength(1);
    const putme = await report('/api/PostUtme/applicant-report');
    expect(putme.rows.reduce((sum, row) => sum + Number(row['candidates']), 0)).toBe(putme.total['candidates']);
    expect((await server.call('GET', '/api/PostUtme/applicant-report')).status).toBe(401);
  });
});
