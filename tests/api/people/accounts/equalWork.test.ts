import { beforeAll, expect, test } from 'vitest';
import { requestRrr } from '#server/admissions/application-invoices/forgotten/service.ts';
import { requestResetMail } from '#server/people/accounts/resetRequests.ts';
import { invoiceFor } from '../../../support/applicant.ts';
import { passwordWork } from '../../../support/cheapArgon2.ts';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, login } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onDatabases('nobody and somebody', (databases) => {
  let college: TestServer;
  beforeAll(async () => {
    college = await freshServer(databases);
    await run("update user_account set password_hash = null where user_name = 'hod'");
    await run("update user_account set active = false where user_name in ('dean', 'bursar')");
    await run("update user_account set moved_at = null where user_name = 'lecturer'");
  });
  const run = (text: string) => college.platform.database.query({ name: '', text, values: [] });

  const CONCERNED = /person|attempt|challenge|reset|mail|rrr|invoice|device/;
  /** Whoever sends mails does it all the while. */
  const IN_THE_BACKGROUND = /^mail\.(?!queue)/;

  /** How often each statement about people, guesses and mails ran, by name; other servers' changes are looked for all the while. */
  async function counts(): Promise<Map<string, number>> {
    const { values } = await college.platform.metrics.statements.get();
    return new Map(
      values
        .filter(
          ({ metricName, labels }) =>
            metricName?.endsWith('_count') &&
            !IN_THE_BACKGROUND.test(String(labels.statement)) &&
            CONCERNED.test(String(labels.statement)),
        )
        .map(({ labels, value }) => [String(labels.statement), value]),
    );
  }

  /** What the work comes to: statements by name, and comparisons of a password. */
  async function workOf(work: () => Promise<unknown>): Promise<string[]> {
    const before = await counts();
    const comparisons = passwordWork.verify;
    await work();
    const grown = [...(await counts())]
      .map(([name, count]) => `${name}: ${count - (before.get(name) ?? 0)}`)
      .filter((line) => !line.endsWith(': 0'));
    return [...grown.sort(), `hashes: ${passwordWork.verify - comparisons}`];
  }

  test('cost a login that fails the same', async () => {
    const works = [];
    for (const userName of ['student', 'nobody', 'hod', 'dean', 'alumnus'])
      works.push(await workOf(() => login(college, userName, 'Wrong#2026')));
    expect(works[0]).toContain('hashes: 1');
    expect(works[0]).toContain('person-by-user-name: 1');
    for (const work of works) expect(work).toEqual(works[0]);
  });

  test('cost a request for a reset link the same, before it is answered', async () => {
    const works = [];
    for (const email of [emailOf('student'), 'nobody@example.com', emailOf('bursar'), emailOf('lecturer')])
      works.push(await workOf(() => requestResetMail(college.platform, email, '127.0.0.1')));
    expect(works[0]).toContain('insert-reset-request: 1');
    for (const work of works) expect(work).toEqual(works[0]);
  });

  test('cost a request for a forgotten RRR the same, before it is answered', async () => {
    const [invoice] = (
      await run(
        `select phone, email, invoice_number from invoice where id = (select invoice_id from remita_order where rrr = '${await invoiceFor(college)}')`,
      )
    ).rows;
    await college.platform.mail.sendDue();
    const visitor = { ip: '127.0.0.1', device: Buffer.alloc(32) };
    const work = (contact: unknown, number?: unknown) =>
      workOf(() =>
        requestRrr(
          college.platform,
          { applicationTypeId: 5, contact: String(contact), ...(number !== undefined && { number: String(number) }) },
          visitor,
        ),
      );
    const byPhone = await work(invoice!['phone']);
    expect(byPhone).toContain('insert-rrr-request: 1');
    expect(await work('08099999999')).toEqual(byPhone);
    const byBoth = await work(invoice!['email'], invoice!['invoice_number']);
    expect(await work('nobody@example.com', invoice!['invoice_number'])).toEqual(byBoth);
    expect(await work(invoice!['email'], '08099999999')).toEqual(byBoth);
  });

  test('with a link that is none cost no hash', async () => {
    const before = passwordWork.hash;
    const { status } = await college.call('POST', '/api/Authentication/reset-password', {
      body: { token: 'x'.repeat(43), password: 'Harmattan#2027' },
    });
    expect([status, passwordWork.hash - before]).toEqual([422, 0]);
  });
});
