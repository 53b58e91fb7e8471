import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { feeNamed, invoiceFee, newPayer } from '../../../support/payer.ts';
import { inThePlaceOf } from '../../../support/callers.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { until } from '../../../support/until.ts';

onDatabases('the bursary and a payment', (databases) => {
  let server: TestServer;
  let token: string;
  let feeId: number;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'bursar'));
    feeId = (await feeNamed(server, 'Identity Card')).id;
  });
  const get = <Path extends string>(path: Path) => server.call('GET', `/api/Payment/${path}`, { token });
  const post = <Path extends string>(path: Path, body?: object) =>
    server.call('POST', `/api/Payment/${path}`, { token, body });
  const settle = async (
    id: string,
    reason: string,
    {
      token: as = token,
      from = 'open',
      request = randomUUID(),
      decision = 'To be refunded',
      target,
    }: {
      readonly token?: string;
      readonly from?: string;
      readonly request?: string;
      readonly decision?: string | undefined;
      readonly target?: string;
    } = {},
  ) => {
    const seen = await server.call('GET', `/api/Payment/case/${id}`, { token });
    return server.call('POST', `/api/Payment/case/${id}/settle`, {
      token: as,
      body: {
        request,
        from,
        ...(seen.status === 200 && { digest: seen.data.digest }),
        answers: { decision, reason, ...(target && { target }) },
      },
    });
  };
  const newInvoice = async () => {
    const { rrr, invoiceNumber } = await invoiceFee(server, feeId, newPayer());
    return { rrr: rrr!, invoiceNumber };
  };
  const pay = async (rrr: string, trouble: string) => {
    await fetch(`${server.platform.settings.remita.baseUrl}/control/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rrr, trouble }),
    });
  };
  const audits = async (action: string) =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select actor, detail from audit_entry where action = $1',
        values: [action],
      })
    ).rows;

  test('finds a payment by RRR or number; looking at the provider changes nothing, re-checking credits', async () => {
    const { rrr, invoiceNumber } = await newInvoice();
    await pay(rrr, 'lost');
    for (const reference of [rrr, ` ${rrr.slice(0, 4)} ${rrr.slice(4)}`, invoiceNumber.toLowerCase()]) {
      const { status, data } = await get(`status?${new URLSearchParams({ reference })}`);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        invoiceNumber,
        isPaid: false,
        rrrs: [{ rrr, state: 'open', amount: 2500 }],
        cases: [],
      });
    }
    expect((await get(`provider-answer?rrr=${rrr}`)).data).toMatchObject({ state: 'paid', code: '00', amount: 2500 });
    expect((await get(`status?reference=${rrr}`)).data.isPaid).toBe(false);
    expect((await post('recheck', { rrr })).data).toMatchObject({ state: 'paid', followed: 'credited' });
    expect((await post('recheck', { rrr })).data).toMatchObject({ state: 'paid', followed: 'known' });
    const { data } = await get(`status?reference=${rrr}`);
    expect(data).toMatchObject({ isPaid: true, rrrs: [{ state: 'credited' }] });
    expect(data.steps.at(-1)).toMatchObject({ kind: 'credited', source: 'bursary', by: 'bursar' });
    expect(await audits('payment-rechecked')).toMatchObject([
      { detail: { rrr, followed: 'credited' } },
      { detail: { rrr, followed: 'known' } },
    ]);
  });

  test('a case is settled once, by a person in person, by a posting', async () => {
    const { rrr } = await newInvoice();
    await pay(rrr, 'short');
    await until('the short payment is a case', async () =>
      expect((await get(`cases?search=${rrr}`)).data.rows).toHaveLength(1),
    );
    const { id, ...row } = (await get(`cases?search=${rrr}&state=open&kind=short`)).data.rows[0]!;
    expect(row).toMatchObject({
      rrr,
      kind: 'short',
      expectedKobo: 250_000,
      reportedKobo: 249_900,
      state: 'open',
      may: ['settle', 'take'],
    });
    const standIn = await inThePlaceOf(server, 'admin', 'bursar');
    expect((await server.call('GET', `/api/Payment/case/${id}`, { token: standIn })).data.may).toEqual([]);
    expect((await settle(id, 'Refunded', { token: standIn })).status).toBe(403);
    expect(
      (await get(`cases/file?format=csv&columns=kind,expectedKobo,reportedKobo,state&search=${rrr}`)).text.split(
        '\r\n',
      ),
    ).toEqual(['Case,Expected (₦),Remita says (₦),Status', 'Short payment,2500.00,2499.00,Open', '']);
    expect((await settle(id, '  ')).json.errors).toEqual({ '/reason': 'please enter how it was settled' });
    expect((await settle(id, 'Refunded', { decision: 'Whatever' })).json.errors).toEqual({
      '/decision': expect.any(String),
    });
    expect((await settle(id, 'Put to the next fees', { decision: 'Credit to the student' })).json.errors).toEqual({
      '/decision': 'the payer is not a student: please choose where else the money goes',
    });
    expect((await settle(id, 'Paid in cash', { decision: 'Other' })).json.errors).toEqual({
      '/decision': 'money waits in suspense: please choose where it goes',
    });
    expect((await get(`case/${id}`)).data).toMatchObject({ state: 'open', settledAs: null });
    expect((await settle(id, 'Refunded', { from: 'settled' })).json.message).toBe(
      'A payment case cannot be settled from where it is',
    );

    const { token: other } = await signedIn(server, 'admin');
    const requests = [{ request: randomUUID() }, { request: randomUUID(), token: other }];
    const answers = await Promise.all(requests.map((more, time) => settle(id, `Refunded ${time}`, more)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[won]!.data).toEqual({ state: 'settled', status: 'Settled', may: [] });
    const [taken, ...more] = (await get(`case/${id}/history`)).data;
    expect([taken, more]).toMatchObject([
      { step: 'Settled', from: 'Open', to: 'Settled', reason: `Refunded ${won}` },
      [],
    ]);
    expect(answers[1 - won]!.json).toMatchObject({
      title: 'Not done!',
      message: expect.stringContaining(`${taken!.by} settled this payment case on `),
    });
    const again = await Promise.all([1, 2].map(() => settle(id, `Refunded ${won}`, requests[won])));
    expect(again).toMatchObject([
      { status: 200, data: { state: 'settled' } },
      { status: 200, data: { state: 'settled' } },
    ]);
    expect(
      (await settle(id, `Refunded ${won}`, { ...requests[1 - won], request: requests[won]!.request })).status,
    ).toBe(409);

    expect((await get(`case/${id}`)).data).toMatchObject({
      state: 'settled',
      settledAs: 'refund',
      heldKobo: 0,
      may: [],
    });
    const { rows: posted } = await server.platform.database.query({
      name: '',
      text: `select p.account, p.amount_kobo::int4 as kobo from journal j join posting p on p.journal_id = j.id where j.key in ($1, $2) order by p.id`,
      values: [rrr, id],
    });
    expect(posted).toEqual([
      { account: 'clearing', kobo: 249_900 },
      { account: 'suspense', kobo: -249_900 },
      { account: 'suspense', kobo: 249_900 },
      { account: 'refunds due', kobo: -249_900 },
    ]);
    expect((await get(`cases?settledAs=refund&search=${rrr}`)).data.rows).toHaveLength(1);
    expect((await get(`case/${id}/history`)).data).toHaveLength(1);
    expect(await audits('payment-case-settled')).toMatchObject([
      { detail: { from: 'open', to: 'settled', decision: 'To be refunded', reason: `Refunded ${won}` } },
    ]);
    await expect(
      server.platform.database.query({ name: '', text: "update workflow_step set reason = 'Refunded'", values: [] }),
    ).rejects.toThrow('workflow_step is written once');
    await expect(
      server.platform.database.query({ name: '', text: 'delete from workflow_step', values: [] }),
    ).rejects.toThrow('workflow_step is written once');
    const { rows: mails } = await server.platform.database.query({
      name: '',
      text: "select recipient, subject, words_text from mail where kind = 'payment-case-settled'",
      values: [],
    });
    expect(mails).toEqual([
      {
        recipient: 'ada@example.com',
        subject: 'Your payment for Identity Card: the bursary has settled it',
        words_text: expect.stringContaining(
          'What was done: ₦2,499.00 is owed to you as a refund.\nWhat is left to do: Take this RRR',
        ),
      },
    ]);
    expect((await get(`status?reference=${rrr}`)).data).toMatchObject({ isPaid: false, cases: [{ state: 'settled' }] });
    expect((await server.call('GET', `/api/Payment/timeline?rrr=${rrr}`)).data.concerns).toMatchObject([
      { kind: 'short', settledAt: expect.any(String) },
    ]);
  });

  test('has a reconciliation made now, one at a time, and reads its differences', async () => {
    const { rrr } = await newInvoice();
    await pay(rrr, 'lost');
    server.clock.advance(1_000);
    const answers = await Promise.all([1, 2, 3].map(() => post('start-reconciliation')));
    const begun = answers.filter(({ status }) => status === 200);
    expect(begun.length).toBeGreaterThanOrEqual(1);
    const id = begun[0]!.data.id;
    await until('the reconciliation is finished', async () =>
      expect((await get(`reconciliation/${id}`)).data.finishedAt).not.toBeNull(),
    );
    expect((await get(`reconciliation/${id}`)).data).toMatchObject({ day: null, startedBy: 'bursar', unanswered: 0 });
    const { rows } = (await get(`differences?reconciliation=${id}&search=${rrr}`)).data;
    expect(rows).toMatchObject([
      { rrr, kind: 'missed', expectedKobo: 250_000, reportedKobo: 250_000, followed: 'credited' },
    ]);
    expect((await get('reconciliations')).data.rows[0]).toMatchObject({ startedBy: expect.any(String) });
  });

  test('is told what there is not', async () => {
    expect((await get('status?reference=INV2699999999')).status).toBe(404);
    expect((await get('provider-answer?rrr=999999999999')).status).toBe(404);
    expect((await post('recheck', { rrr: '999999999999' })).status).toBe(404);
    expect((await get('case/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const settled = await settle('00000000-0000-4000-8000-000000000000', 'Refunded');
    expect([settled.status, settled.json.message]).toEqual([404, 'There is no such payment case']);
    expect((await get('reconciliation/999999')).status).toBe(404);
  });

  test('nobody else may', async () => {
    const { token: student } = await signedIn(server, 'student');
    expect((await server.call('GET', '/api/Payment/cases', { token: student })).status).toBe(403);
    expect((await settle(randomUUID(), 'Refunded', { token: student })).status).toBe(403);
    expect((await server.call('GET', `/api/Payment/case/${randomUUID()}/history`, { token: student })).status).toBe(
      403,
    );
    expect((await server.call('GET', '/api/Payment/status?reference=1')).status).toBe(401);
  });
});
