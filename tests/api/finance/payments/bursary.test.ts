import { beforeAll, expect, test, vi } from 'vitest';
import { feeNamed, invoiceFee, newPayer } from '../../../support/payer.ts';
import { inThePlaceOf } from '../../../support/callers.ts';
import { onGrounds } from '../../../support/grounds.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

onGrounds('the bursary and a payment', (ground) => {
  let server: TestServer;
  let token: string;
  let feeId: number;
  beforeAll(async () => {
    server = await freshServer(ground);
    ({ token } = await signedIn(server, 'bursar'));
    feeId = (await feeNamed(server, 'Identity Card')).id;
  });
  const get = <Path extends string>(path: Path) => server.call('GET', `/api/Payment/${path}`, { token });
  const post = <Path extends string>(path: Path, body?: object) => server.call('POST', `/api/Payment/${path}`, { token, body });
  const newInvoice = async () => {
    const { rrr, invoiceNumber } = await invoiceFee(server, feeId, newPayer());
    return { rrr: rrr!, invoiceNumber };
  };
  const pay = async (rrr: string, trouble: string) => {
    await fetch(`${server.platform.settings.remita.baseUrl}/control/pay`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ rrr, trouble }) });
  };
  const audits = async (action: string) => (await server.platform.database.query({ name: '', text: 'select actor, detail from audit_entry where action = $1', values: [action] })).rows;

  test('finds a payment by RRR or number; looking at the provider changes nothing, re-checking credits', async () => {
    const { rrr, invoiceNumber } = await newInvoice();
    await pay(rrr, 'lost');
    for (const reference of [rrr, ` ${rrr.slice(0, 4)} ${rrr.slice(4)}`, invoiceNumber.toLowerCase()]) {
      const { status, data } = await get(`status?${new URLSearchParams({ reference })}`);
      expect(status).toBe(200);
      expect(data).toMatchObject({ invoiceNumber, isPaid: false, rrrs: [{ rrr, state: 'open', amount: 2500 }], cases: [] });
    }
    expect((await get(`provider-answer?rrr=${rrr}`)).data).toMatchObject({ state: 'paid', code: '00', amount: 2500 });
    expect((await get(`status?reference=${rrr}`)).data.isPaid).toBe(false);
    expect((await post('recheck', { rrr })).data).toMatchObject({ state: 'paid', followed: 'credited' });
    expect((await post('recheck', { rrr })).data).toMatchObject({ state: 'paid', followed: 'known' });
    const { data } = await get(`status?reference=${rrr}`);
    expect(data).toMatchObject({ isPaid: true, rrrs: [{ state: 'credited' }] });
    expect(data.steps.at(-1)).toMatchObject({ kind: 'credited', source: 'bursary', by: 'bursar' });
    expect(await audits('payment-rechecked')).toMatchObject([{ detail: { rrr, followed: 'credited' } }, { detail: { rrr, followed: 'known' } }]);
  });

  test('a case is settled once, by a person in person, with a word; nothing is credited by it', async () => {
    const { rrr } = await newInvoice();
    await pay(rrr, 'short');
    await vi.waitFor(async () => expect((await get(`cases?search=${rrr}`)).data.rows).toHaveLength(1), { timeout: 5_000 });
    const { id, ...row } = (await get(`cases?search=${rrr}&state=open&kind=short`)).data.rows[0]!;
    expect(row).toMatchObject({ rrr, kind: 'short', expectedKobo: 250_000, reportedKobo: 249_900, state: 'open', may: ['settle'] });
    const standIn = await inThePlaceOf(server, 'admin', 'bursar');
    expect((await server.call('GET', `/api/Payment/case/${id}`, { token: standIn })).data.may).toEqual([]);
    expect((await server.call('POST', `/api/Payment/settle-case/${id}`, { token: standIn, body: { reason: 'Refunded' } })).status).toBe(403);
    expect((await get(`cases/file?format=csv&columns=kind,expectedKobo,reportedKobo,state&search=${rrr}`)).text.split('\r\n')).toEqual(['Case,Asked (₦),Remita says (₦),Status', 'Short payment,2500.00,2499.00,Open', '']);
    expect((await post(`settle-case/${id}`, { reason: '  ' })).json.errors).toEqual({ '/reason': 'please enter how it was settled' });
    const answers = await Promise.all([1, 2, 3].map((time) => post(`settle-case/${id}`, { reason: `Refunded ${time}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await get(`case/${id}`)).data).toMatchObject({ state: 'settled', settledBy: 'bursar', note: expect.stringMatching(/^Refunded/), may: [] });
    expect(await audits('payment-case-settled')).toHaveLength(1);
    expect((await get(`status?reference=${rrr}`)).data).toMatchObject({ isPaid: false, cases: [{ state: 'settled' }] });
    expect((await server.call('GET', `/api/Payment/timeline?rrr=${rrr}`)).data.concerns).toMatchObject([{ kind: 'short', settledAt: expect.any(String) }]);
  });

  test('has a reconciliation made now, one at a time, and reads its differences', async () => {
    const { rrr } = await newInvoice();
    await pay(rrr, 'lost');
    server.clock.advance(1_000);
    const answers = await Promise.all([1, 2, 3].map(() => post('start-reconciliation')));
    const begun = answers.filter(({ status }) => status === 200);
    expect(begun.length).toBeGreaterThanOrEqual(1);
    const id = begun[0]!.data.id;
    await vi.waitFor(async () => expect((await get(`reconciliation/${id}`)).data.finishedAt).not.toBeNull(), { timeout: 20_000 });
    expect((await get(`reconciliation/${id}`)).data).toMatchObject({ day: null, startedBy: 'bursar', unanswered: 0 });
    const { rows } = (await get(`differences?reconciliation=${id}&search=${rrr}`)).data;
    expect(rows).toMatchObject([{ rrr, kind: 'missed', expectedKobo: 250_000, reportedKobo: 250_000, followed: 'credited' }]);
    expect((await get('reconciliations')).data.rows[0]).toMatchObject({ startedBy: expect.any(String) });
  });

  test('is told what there is not', async () => {
    expect((await get('status?reference=INV2699999999')).status).toBe(404);
    expect((await get('provider-answer?rrr=999999999999')).status).toBe(404);
    expect((await post('recheck', { rrr: '999999999999' })).status).toBe(404);
    expect((await get('case/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const settled = await post('settle-case/00000000-0000-4000-8000-000000000000', { reason: 'Refunded' });
    expect([settled.status, settled.json.message]).toEqual([404, 'There is no such case']);
    expect((await get('reconciliation/999999')).status).toBe(404);
  });

  test('nobody else may', async () => {
    const { token: student } = await signedIn(server, 'student');
    expect((await server.call('GET', '/api/Payment/cases', { token: student })).status).toBe(403);
    expect((await server.call('GET', '/api/Payment/status?reference=1')).status).toBe(401);
  });
});
