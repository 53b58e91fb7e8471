import { beforeAll, expect, test } from 'vitest';
import { feeNamed, invoiceFee, newPayer } from '../../../support/payer.ts';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { until } from '../../../support/until.ts';

onDatabases('those whom a payment case concerns', (databases) => {
  let college: PostedCollege;
  let bursar: Awaited<ReturnType<typeof signedIn>>;
  let feeId: number;
  beforeAll(async () => {
    college = await postedCollege(databases);
    bursar = await signedIn(college, 'bursar');
    feeId = (await feeNamed(college, 'Identity Card')).id;
  });

  let payers = 0;
  const newInvoice = async () => {
    const email = `payer${++payers}@example.com`;
    const { rrr } = await invoiceFee(college, feeId, newPayer({ Email: email }));
    return { rrr: rrr!, email };
  };
  const rows = async (text: string) => (await college.platform.database.query({ name: '', text, values: [] })).rows;
  const casesOf = (rrr: string) => rows(`select kind from payment_case where rrr = '${rrr}'`);
  const payShort = async (rrr: string) => {
    await fetch(`${college.platform.settings.remita.baseUrl}/control/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rrr, trouble: 'short' }),
    });
  };
  const recheck = (rrr: string) => college.call('POST', '/api/Payment/recheck', { token: bursar.token, body: { rrr } });
  const mailsTo = async (email: string) => {
    await college.posted();
    return college.post.taken.filter(({ to, source }) => to === email && source.includes('the bursary is checking it'));
  };
  const toldTo = async ({ token }: { readonly token: string }) => {
    const { data } = await college.call('GET', '/api/Notification/notifications', { token });
    return data.notifications.filter(({ notificationCategory }) => notificationCategory === 'paymentCase');
  };
  const readAll = () => college.call('POST', '/api/Notification/read-notifications', { token: bursar.token });

  test('the payer has one mail, however often it is found again', async () => {
    const { rrr, email } = await newInvoice();
    await payShort(rrr);
    await until('the short payment is a case', async () => expect(await casesOf(rrr)).toEqual([{ kind: 'short' }]));
    await Promise.all([recheck(rrr), recheck(rrr), recheck(rrr)]);
    expect(await mailsTo(email)).toHaveLength(1);
    const words = await college.lastMailTo(email);
    for (const word of [
      'less than your invoice asks for',
      `RRR: ${rrr}`,
      `/payment_return?RRR=${rrr}`,
      'Need help?',
      college.platform.settings.school.phone,
    ])
      expect(words).toContain(word);
  });

  test('who deals with invoices is told inside the portal, and again once that was read; nobody else is', async () => {
    await readAll();
    const before = (await toldTo(bursar)).length;
    for (const { rrr } of [await newInvoice(), await newInvoice()]) {
      await payShort(rrr);
      await until('each short payment is a case', async () => expect(await casesOf(rrr)).toHaveLength(1));
    }
    expect(await toldTo(bursar)).toHaveLength(before + 1);
    await readAll();
    const { rrr } = await newInvoice();
    await payShort(rrr);
    await until('the bursary is told again', async () => expect(await toldTo(bursar)).toHaveLength(before + 2));
    expect(await toldTo(await signedIn(college, 'admin'))).not.toEqual([]);
    for (const other of ['student', 'lecturer', 'admissions'])
      expect(await toldTo(await signedIn(college, other))).toEqual([]);
  });

  test('a case that cannot be told is not opened; found again, it is opened and told', async () => {
    await readAll();
    const before = (await toldTo(bursar)).length;
    const { rrr, email } = await newInvoice();
    await rows(`alter table mail add constraint dies check (recipient <> '${email}')`);
    await payShort(rrr);
    expect((await recheck(rrr)).status).toBe(500);
    expect([await casesOf(rrr), await toldTo(bursar)]).toMatchObject([[], { length: before }]);
    await rows('alter table mail drop constraint dies');
    expect((await recheck(rrr)).data).toMatchObject({ followed: 'short' });
    expect([await casesOf(rrr), await mailsTo(email), await toldTo(bursar)]).toMatchObject([
      [{ kind: 'short' }],
      { length: 1 },
      { length: before + 1 },
    ]);
  });

  test('a credit that the provider has forgotten is told to the bursary alone', async () => {
    await readAll();
    const before = (await toldTo(bursar)).length;
    const { rrr, email } = await newInvoice();
    await rows(`insert into payment (invoice_id, order_id, rrr, amount_kobo, provider_code, credited_at, credited_by)
      select invoice_id, order_id, rrr, amount_kobo, '00', created_at - interval '1 minute', 'system:test' from remita_order where rrr = '${rrr}'`);
    expect((await recheck(rrr)).data).toMatchObject({ followed: 'unconfirmed' });
    expect(await toldTo(bursar)).toHaveLength(before + 1);
    expect(await mailsTo(email)).toEqual([]);
  });
});
