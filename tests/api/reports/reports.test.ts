import { beforeAll, expect, test } from 'vitest';
import { lagosDay } from '#rules/lagosDay.ts';
import readXlsxFile from 'read-excel-file/node';
import { fillJupeb, invoiceFor, logIn, newApplicant, pay } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf } from '../../support/studentMoney.ts';

const DAY_MS = 86_400_000;

onDatabases('reports', (databases) => {
  let server: TestServer;
  let bursar: string;
  let [first, second] = ['', ''];

  const report = async <Path extends string>(path: Path) => {
    const { status, data, text } = await server.call('GET', `/api/${path}`, { token: bursar });
    if (status !== 200) throw new Error(text);
    return data;
  };
  const applications = (query = '') => report(`Application/application-report?${query}`);
  const payments = (query = '') => report(`Payment/fee-report?${query}`);
  const payFee = async (name: string) => {
    const { rrr } = await invoiceFee(server, (await feeNamed(server, name)).id, newPayer());
    await payInvoice(server, rrr!);
    return rrr!;
  };
  const channelOf = async (rrr: string) =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select channel from remita_order where rrr = $1',
        values: [rrr],
      })
    ).rows;

  /** As the provider's settlement would have told it. */
  const settledAs = (channel: string, rrr: string) =>
    server.platform.database.query({
      name: '',
      text: 'update remita_order set channel = $1 where rrr = $2',
      values: [channel, rrr],
    });

  beforeAll(async () => {
    server = await freshServer(databases);
    const { now } = server.clock;
    first = lagosDay(now());
    await fillJupeb(server, await newApplicant(server));
    await newApplicant(server);
    const paidOnly = await invoiceFor(server);
    await pay(server, paidOnly);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: paidOnly } });
    const toBePaidLater = await invoiceFor(server);
    await payFee('Identity Card');
    await settledAs('BANKBRANCH', await payFee('Medical Screening'));
    server.clock.advance(2 * DAY_MS);
    second = lagosDay(now());
    await pay(server, toBePaidLater);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: toBePaidLater } });
    await logIn(server, toBePaidLater);
    await payFee('Auditorium, one day');
    ({ token: bursar } = await signedIn(server, 'bursar'));
  });

  const JUPEB = 1_000_000;

  test('applications are counted by how far they came, and the money with them', async () => {
    const counted = { invoices: 4, paid: 4, started: 3, submitted: 1, receivedKobo: 4 * JUPEB };
    expect(await applications()).toEqual({
      rows: [{ programme: 'JUPEB', session: '2026/2027', ...counted }],
      total: counted,
    });
  });

  test('each number is of its own day: what was invoiced before and paid later counts where it happened', async () => {
    expect((await applications(`to=${first}`)).total).toEqual({
      invoices: 4,
      paid: 3,
      started: 2,
      submitted: 1,
      receivedKobo: 3 * JUPEB,
    });
    expect((await applications(`from=${second}&to=${second}`)).total).toEqual({
      invoices: 0,
      paid: 1,
      started: 1,
      submitted: 0,
      receivedKobo: JUPEB,
    });
    expect(await applications('applicationTypeId=1')).toEqual({
      rows: [],
      total: { invoices: 0, paid: 0, started: 0, submitted: 0, receivedKobo: 0 },
    });
    expect((await applications('sessionId=1&applicationTypeId=5')).total.invoices).toBe(4);
    expect((await applications('sessionId=2')).rows).toEqual([]);
  });

  test('payments by purpose, by day and by channel are the same money', async () => {
    const total = { payments: 7, receivedKobo: 4 * JUPEB + 250_000 + 500_000 + 25_000_000 };
    expect(await payments()).toEqual({
      total,
      rows: [
        { purpose: 'Services: Venues', payments: 1, receivedKobo: 25_000_000 },
        { purpose: 'Application forms', payments: 4, receivedKobo: 4 * JUPEB },
        { purpose: 'New students: Registration', payments: 2, receivedKobo: 750_000 },
      ],
    });
    expect(await payments('by=day')).toEqual({
      total,
      rows: [
        { day: first, payments: 5, receivedKobo: 3 * JUPEB + 750_000 },
        { day: second, payments: 2, receivedKobo: JUPEB + 25_000_000 },
      ],
    });
    expect(await payments('by=channel')).toEqual({
      total,
      rows: [
        { channel: 'Not stated', payments: 6, receivedKobo: total.receivedKobo - 500_000 },
        { channel: 'Bank branch', payments: 1, receivedKobo: 500_000 },
      ],
    });
    const {
      rows: [paid],
    } = await server.platform.database.query({
      name: '',
      text: 'select sum(amount_kobo)::int8 as total from payment',
      values: [],
    });
    expect(total.receivedKobo).toBe(paid!['total']);
  });

  test('the two reports agree on what applications brought, on any days', async () => {
    for (const days of ['', `from=${second}`, `to=${first}`, `from=${first}&to=${first}&sessionId=1`]) {
      expect((await payments(`purposeId=0&${days}`)).total.receivedKobo, days).toBe(
        (await applications(days)).total.receivedKobo,
      );
    }
  });

  test('payments are asked for by purpose, channel and day together', async () => {
    const purposes = await report('Payment/payment-purposes');
    const { id } = purposes.find(({ name }) => name === 'New students: Registration')!;
    expect((await payments(`purposeId=${id}`)).total.payments).toBe(2);
    expect((await payments(`purposeId=${id}&channel=bank&by=day`)).rows).toEqual([
      { day: first, payments: 1, receivedKobo: 500_000 },
    ]);
    expect((await payments(`purposeId=${id}&from=${second}`)).rows).toEqual([]);
    expect((await server.call('GET', '/api/Payment/fee-report?by=payer', { token: bursar })).status).toBe(422);
  });

  test('a notification, which anyone may post, says nothing of the channel', async () => {
    const { rrr } = await invoiceFee(server, (await feeNamed(server, 'Overdue Book')).id, newPayer());
    const tell = (channel: unknown) =>
      server.call('POST', '/api/Payment/notification', {
        body: [
          { rrr, channel },
          { rrr, channel },
        ],
      });
    for (const channel of ["'; drop table payment", 7, null, ['CARDPAYMENT'], 'BANKBRANCH', 'CARDPAYMENT'])
      expect((await tell(channel)).text).toBe('OK');
    expect(await channelOf(rrr!)).toEqual([{ channel: null }]);
  });

  test('a file holds the same rows, money in naira, and the total', async () => {
    const csv = await server.call('GET', '/api/Payment/download-fee-report?format=csv', { token: bursar });
    expect(csv.text.replace('\ufeff', '').split('\r\n')).toEqual([
      'Purpose,Payments,Received (₦)',
      'Services: Venues,1,250000.00',
      'Application forms,4,40000.00',
      'New students: Registration,2,7500.00',
      'Total,7,297500.00',
      '',
    ]);
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="fee-report-${second}.csv"`);
    const xlsx = await fetch(`${server.address}/api/Application/download-application-report?format=xlsx`, {
      headers: { authorization: `Bearer ${bursar}` },
    });
    const [sheet] = await readXlsxFile(Buffer.from(await xlsx.arrayBuffer()));
    expect(sheet?.data).toEqual([
      ['Programme', 'Session', 'Invoices', 'Paid', 'Started', 'Submitted', 'Received (₦)'],
      ['JUPEB', '2026/2027', 4, 4, 3, 1, 40_000],
      ['Total', null, 4, 4, 3, 1, 40_000],
    ]);
  });

  test('they are read by who holds the claim, and by nobody else', async () => {
    const paths = [
      'Application/application-report',
      'Application/download-application-report?format=csv',
      'Payment/fee-report',
      'Payment/download-fee-report?format=csv',
      'Payment/payment-purposes',
    ];
    const { token: lecturer } = await signedIn(server, 'lecturer');
    const { token: dean } = await signedIn(server, 'dean');
    for (const path of paths) {
      const statuses = await Promise.all(
        [undefined, lecturer, dean].map(async (token) => (await server.call('GET', `/api/${path}`, { token })).status),
      );
      expect(statuses, path).toEqual([401, 403, 200]);
    }
  });

  test('what fits nothing waits in suspense, and is part of every total until what it is for is known', async () => {
    const before = await payments();
    const { rrr } = await invoiceFee(server, (await feeNamed(server, 'Identity Card')).id, newPayer());
    await pay(server, rrr!, 'short');
    const recheck = () => server.call('POST', '/api/Payment/recheck', { token: bursar, body: { rrr: rrr! } });
    expect((await recheck()).data.followed).toBe('short');
    const total = { payments: before.total.payments + 1, receivedKobo: before.total.receivedKobo + 249_900 };
    const waiting = await payments();
    expect(waiting.total).toEqual(total);
    expect(waiting.rows).toContainEqual({ purpose: 'In suspense', payments: 1, receivedKobo: 249_900 });
    for (const by of ['day', 'channel']) expect((await payments(`by=${by}`)).total).toEqual(total);

    await server.platform.database.query({
      name: '',
      text: 'update remita_sandbox_order set paid_kobo = amount_kobo where rrr = $1',
      values: [rrr!],
    });
    expect((await recheck()).data.followed).toBe('credited');
    const credited = await payments();
    expect(credited.total).toEqual({ ...total, receivedKobo: total.receivedKobo + 100 });
    expect(credited.rows.map(({ purpose }) => purpose)).not.toContain('In suspense');
    expect((await ledgerOf(server))['suspense']).toBe(0);
  });
});
