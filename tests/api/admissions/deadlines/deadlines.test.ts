import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillJupeb, invoiceFor, logIn, newApplicant } from '../../../support/applicant.ts';
import { builtPortal } from '../../../support/builtPortal.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const JUPEB = 5;
const REASON = 'The portal was away for an hour.';

onDatabases('a closing date', (databases) => {
  const dist = builtPortal();
  let server: TestServer;
  let token: string;
  let declared: string;
  /** A server three days after the declared day, with the RRR of one who paid before it. */
  let late: TestServer;
  let paidBefore: string;
  beforeAll(async () => {
    server = await freshServer(databases, { dist });
    ({ token } = await signedIn(server, 'admissions'));
    declared = server.platform.catalogue.byApplicationTypeId(JUPEB)!.closes;
    late = await freshServer(databases, { dist });
    ({ rrr: paidBefore } = await newApplicant(late));
    late.clock.advance(Date.parse(after(3)) - late.clock.now().getTime());
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  const after = (days: number) => new Date(Date.parse(declared) + days * 86_400_000).toISOString().slice(0, 10);
  const extend = (closes: string, more: object = {}, as: string | undefined = token) =>
    server.call('POST', '/api/Application/extend-deadline', {
      token: as,
      body: { request: randomUUID(), applicationTypeIds: [JUPEB], closes, reason: REASON, ...more },
    });
  const jupeb = async () =>
    (await server.call('GET', '/api/Application/deadlines', { token })).data.find(
      ({ applicationTypeId }) => applicationTypeId === JUPEB,
    )!;
  const onPage = async () =>
    JSON.parse(/id="portal-data">(.*?)<\/script>/.exec((await server.call('GET', '/')).text)![1]!).programmes.find(
      ({ id }: { id: string }) => id === 'jupeb',
    ).closes;
  const rows = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const mails = () =>
    rows("select recipient, count(*)::int as mails from mail where kind = 'deadline-extended' group by 1");
  const mailed = async () => (await mails()).reduce((sum, { mails: count }) => sum + Number(count), 0);

  test('is put off by who decides when applications are open, and by nobody else', async () => {
    const student = await signedIn(server, 'bursar');
    expect((await extend(after(1), {}, student.token)).status).toBe(403);
    expect((await server.call('POST', '/api/Application/extend-deadline', { body: {} })).status).toBe(401);
    expect(await jupeb()).toMatchObject({ closes: declared, may: ['extend'] });
  });

  test('is not offered to be put off while no session is open, and is refused in the same moment', async () => {
    const [open] = await rows('update academic_session set is_open = false where is_open returning id');
    expect((await jupeb()).may).toEqual([]);
    expect((await extend(after(1))).json.errors).toEqual({
      '/applicationTypeIds': 'No session is open for applications',
    });
    await rows(`update academic_session set is_open = true where id = ${Number(open!['id'])}`);
    expect((await jupeb()).may).toEqual(['extend']);
  });

  test.each([
    [{ closes: '2020-01-01' }, '/closes', 'please enter a day that is still to come'],
    [{ closes: '2027-02-30' }, '/closes', 'February 2027 has 28 days'],
    [{ reason: '  ' }, '/reason', 'please enter the reason'],
    [{ applicationTypeIds: [999] }, '/applicationTypeIds', 'please select a programme'],
  ])('%j is refused at its field', async (wrong, pointer, message) => {
    const { status, json } = await extend(after(1), wrong);
    expect([status, json.errors]).toEqual([422, { [pointer]: message }]);
  });

  test('is never brought forward', async () => {
    for (const closes of [declared, after(-1)])
      expect((await extend(closes)).json.errors).toEqual({
        '/closes': 'please enter a later day: it is open until then already',
      });
    expect(await onPage()).toBe(declared);
  });

  test('stops invoices, and nobody who paid before it: they fill the form and submit', async () => {
    await expect(invoiceFor(late)).rejects.toThrow(/closed on/);
    const applicant = await logIn(late, paidBefore);
    await fillJupeb(late, applicant);
    expect(
      (await late.call('GET', '/api/JupebApplication/application', { token: applicant.token })).data,
    ).toMatchObject({ formCompleted: true });
  });

  test('follows on both faces, for what the declaration had closed too', async () => {
    await expect(invoiceFor(late)).rejects.toThrow(/closed on/);
    const officer = await signedIn(late, 'admissions');
    const put = await late.call('POST', '/api/Application/extend-deadline', {
      token: officer.token,
      body: { request: randomUUID(), applicationTypeIds: [JUPEB], closes: after(10), reason: REASON },
    });
    expect(put.data).toEqual({ extended: 1 });
    expect(await invoiceFor(late)).toMatch(/\d/);
    late.clock.advance(8 * 86_400_000);
    await expect(invoiceFor(late)).rejects.toThrow(/closed on/);
  });

  test('is told once to each who has begun and not submitted, however often the job runs or is killed', async () => {
    const submitted = await newApplicant(server);
    await fillJupeb(server, submitted);
    await newApplicant(server);
    await invoiceFor(server);
    await rows(`insert into invoice (invoice_number, application_type_id, session_id, phone, reg_number, lastname, firstname, middlename, email, description, amount_kobo, created_at)
      select 'MANY' || n, ${JUPEB}, (select id from academic_session where is_open), '0700' || n, '0700' || n, 'Bello', 'Musa', '', 'musa' || n || '@example.com', 'JUPEB Application', 1000000, now() - interval '1 year' from generate_series(1, 250) n`);
    expect((await jupeb()).begun).toBe(252);

    const request = randomUUID();
    expect((await extend(after(2), { request })).data).toEqual({ extended: 1 });
    expect((await extend(after(2), { request })).data).toEqual({ extended: 1 });
    expect([await onPage(), (await jupeb()).closes]).toEqual([after(2), after(2)]);
    expect(
      await rows(
        "select subject_id, detail->>'to' as day, detail->>'reason' as reason from audit_entry where action = 'deadline-extended'",
      ),
    ).toEqual([{ subject_id: 'jupeb', day: after(2), reason: REASON }]);

    await rows("alter table mail add constraint dies check (recipient <> 'musa150@example.com')");
    await expect(server.jobs.run('tell-extensions')).rejects.toThrow('dies');
    await rows('alter table mail drop constraint dies');
    await Promise.all([server.jobs.run('tell-extensions'), server.jobs.run('tell-extensions')]);
    await server.jobs.run('tell-extensions');
    const told = await mails();
    expect([await mailed(), told.filter(({ recipient }) => String(recipient).startsWith('musa')).length]).toEqual([
      252, 250,
    ]);
  });
});
