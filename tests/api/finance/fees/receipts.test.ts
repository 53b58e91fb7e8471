import { beforeAll, expect, test } from 'vitest';
import { newApplicant } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { postedCollege, type PostedCollege } from '../../../support/people.ts';

const MINUTE = 60_000;

onDatabases('receipts', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  const receipt = (reference: string, token?: string) =>
    college.call('GET', `/api/Payment/fee-receipt?${new URLSearchParams({ reference })}`, token ? { token } : {});
  const history = (token?: string) => college.call('GET', '/api/Bursary/get-all-invoices', token ? { token } : {});
  const sendCode = (body: object) => college.call('POST', '/api/Payment/send-payer-code', { body });
  const prove = (challenge: string, code: string) =>
    college.call('POST', '/api/Payment/prove-payer', { body: { challenge, code } });
  const mailsTo = async (address: string) => {
    await college.posted();
    return college.post.taken.filter(({ to }) => to === address).length;
  };
  const tokenFor = async (asked: object, address: string) => {
    const {
      data: { challenge },
    } = await sendCode(asked);
    return (await prove(challenge, await college.lastCodeTo(address))).data.token;
  };
  const paid = async (name: string, payer: ReturnType<typeof newPayer>) => {
    const invoice = await invoiceFee(college, (await feeNamed(college, name)).id, payer);
    await payInvoice(college, invoice.rrr!);
    return { ...invoice, rrr: invoice.rrr! };
  };
  let payers = 0;
  const withAddress = (change: Readonly<Record<string, unknown>> = {}) => {
    const email = `payer${++payers}@example.com`;
    return { email, payer: newPayer({ Email: email, ...change }) };
  };

  test('the RRR opens its own receipt, however it is written', async () => {
    const { payer } = withAddress({ RegNumber: 'UG/19/1' });
    const { rrr } = await paid('Identity Card', payer);
    for (const reference of [rrr, rrr.replace(/(\d{4})(?=\d)/g, '$1 ')]) {
      const { status, data } = await receipt(reference);
      expect(status, reference).toBe(200);
      expect(data).toMatchObject({
        kind: 'fee',
        rrr,
        title: 'Identity Card Receipt',
        matricNumber: 'UG/19/1',
        fullName: 'Okafor Ada',
        total: 2500,
        totalInWords: 'Two Thousand Five Hundred Naira Only',
        recieptItems: [{ description: 'Identity Card', amount: 2500, paymentType: 'Full' }],
      });
    }
  });

  test('an invoice number opens nothing with a phone number or an address, and its receipt after a code mailed to the address on it', async () => {
    const { email, payer } = withAddress();
    const { rrr, invoiceNumber } = await paid('Identity Card', payer);
    for (const proof of [payer.MobileNumber, email]) {
      const { status, text } = await college.call(
        'GET',
        `/api/Payment/fee-receipt?${new URLSearchParams({ reference: invoiceNumber, proof })}`,
      );
      expect([status, text.includes('Okafor')]).toEqual([404, false]);
    }
    const token = await tokenFor({ invoiceNumber: invoiceNumber.toLowerCase() }, email);
    const { data } = await receipt(invoiceNumber, token);
    expect(data).toMatchObject({ invoiceNumber, fullName: 'Okafor Ada', rrr: `••••••••${rrr.slice(-4)}` });
    const another = await paid('Identity Card', withAddress().payer);
    expect((await receipt(another.invoiceNumber, token)).status).toBe(404);
  });

  test('whether an address or an invoice is known is not told, and only a known one is mailed', async () => {
    const { email, payer } = withAddress();
    const { invoiceNumber } = await paid('Identity Card', payer);
    const asked = [
      { email: email.toUpperCase() },
      { email: 'nobody@example.com' },
      { invoiceNumber },
      { invoiceNumber: 'INV2699999999' },
    ];
    for (const body of asked) {
      const sent = await sendCode(body);
      expect([sent.status, Object.keys(sent.data), sent.data.challenge.length]).toEqual([200, ['challenge'], 43]);
      const refused = await prove(sent.data.challenge, '000000');
      expect([refused.status, refused.json.errors]).toEqual([
        422,
        { '/code': 'This code is not right. Please check it and try again' },
      ]);
    }
    expect([await mailsTo(email), await mailsTo('nobody@example.com')]).toEqual([2, 0]);
    expect((await sendCode({ email: 'x' })).json.errors).toEqual({ '/email': 'please input email address' });
  });

  test('a history is all that was paid with the proven address, newest first, whatever the surname and phone, and no RRR whole', async () => {
    const { email, payer } = withAddress();
    const first = await paid('Identity Card', payer);
    college.clock.advance(1_000);
    const second = await paid('Medical Screening', newPayer({ Email: email.toUpperCase(), Lastname: 'Bello' }));
    await paid('Library Registration', { ...payer, Email: 'another@example.com' });
    await invoiceFee(college, (await feeNamed(college, 'Matriculation Gown')).id, payer);
    const token = await tokenFor({ email }, email);
    const { data, text } = await history(token);
    expect(data.map(({ title }) => title)).toEqual(['Medical Screening Receipt', 'Identity Card Receipt']);
    for (const { rrr } of [first, second])
      expect([text.includes(rrr), text.includes(rrr.slice(-4))]).toEqual([false, true]);
  });

  test('the token is good for a quarter of an hour, and its code once', async () => {
    const { email, payer } = withAddress();
    await paid('Identity Card', payer);
    const {
      data: { challenge },
    } = await sendCode({ email });
    const code = await college.lastCodeTo(email);
    const {
      data: { token, seconds },
    } = await prove(challenge, code);
    expect(seconds).toBe(900);
    expect((await prove(challenge, code)).status).toBe(422);
    college.clock.advance(14 * MINUTE);
    expect((await history(token)).status).toBe(200);
    college.clock.advance(MINUTE);
    for (const refused of [
      await history(token),
      await history(),
      await history('of nobody'),
      await receipt('INV2600000001', token),
      await college.call('GET', '/api/Bursary/clearance-form'),
    ])
      expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['/token']]);
  });

  test('who makes an invoice with all that another typed sees nothing that the other paid', async () => {
    const victim = await newApplicant(college);
    const {
      rows: [invoice],
    } = await college.platform.database.query({
      name: '',
      text: `select i.* from invoice i join payment p on p.invoice_id = i.id where p.rrr = '${victim.rrr}'`,
      values: [],
    });
    const { rrr, invoiceNumber } = await paid(
      'Identity Card',
      newPayer({ Lastname: invoice!['lastname'], MobileNumber: invoice!['phone'], Email: invoice!['email'] }),
    );
    const proof = invoice!['phone'] as string;
    for (const reference of [rrr, invoiceNumber]) {
      expect(
        (await college.call('GET', `/api/Bursary/get-all-invoices?${new URLSearchParams({ reference, proof })}`))
          .status,
      ).toBe(422);
    }
    expect((await receipt(rrr)).data).toMatchObject({ title: 'Identity Card Receipt' });
  });

  test('what is not paid has no receipt; what has just been paid has one at once', async () => {
    const { rrr } = await invoiceFee(college, (await feeNamed(college, 'Identity Card')).id, withAddress().payer);
    expect((await receipt(rrr!)).json.message).toBe('This invoice has not been paid');
    college.clock.advance(10_000);
    await college.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } });
    expect((await receipt(rrr!)).status).toBe(200);
  });

  test('the clearance form lists every component, with what was paid of them, for each who paid with the address', async () => {
    const { email, payer } = withAddress({ RegNumber: 'UG/26/7' });
    const acceptance = await paid('Acceptance Fee', payer);
    college.clock.advance(1_000);
    await paid('Identity Card', newPayer({ Email: email, FirstName: 'Chidi', RegNumber: 'UG/26/8' }));
    const { data } = await college.call('GET', '/api/Bursary/clearance-form', {
      token: await tokenFor({ email }, email),
    });
    const [brother, applicant] = data;
    const { components, ...whose } = applicant!;
    expect(brother).toMatchObject({ fullName: 'Okafor Chidi', regNumber: 'UG/26/8' });
    expect(whose).toEqual({ fullName: 'Okafor Ada', regNumber: 'UG/26/7', session: '2026/2027' });
    expect(components.map(({ name, paid: payment }) => [name, payment?.rrr ?? null])).toEqual([
      ['Acceptance Fee', `••••••••${acceptance.rrr.slice(-4)}`],
      ['Medical Screening', null],
      ['Identity Card', null],
      ['Library Registration', null],
      ['Matriculation Gown', null],
    ]);
  });

  test('the code on a receipt confirms it, and says no more of a person than initials', async () => {
    const { rrr } = await paid('Identity Card', withAddress({ MiddleName: 'Ngozi' }).payer);
    const { url } = (await receipt(rrr)).data.verification;
    expect(url).toMatch(new RegExp(`^${college.platform.settings.publicUrl}/verify_receipt/[0-9a-f]{32}$`));
    const confirmed = await college.call('GET', `/api/Payment/verify-receipt?code=${url.split('/').at(-1)}`);
    expect(confirmed.data).toEqual({
      initials: 'O. A. N.',
      description: 'Identity Card',
      session: '2026/2027',
      amount: 2500,
      date: expect.any(String),
      coveredBy: null,
      reversedAt: null,
    });
    expect((await college.call('GET', '/api/Payment/verify-receipt?code=nonsense')).status).toBe(404);
  });

  test('ten thousand guesses are slowed to a crawl, and so are codes that are asked for', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 30; guess += 1)
      statuses.push((await receipt(`2900${String(guess).padStart(8, '0')}`)).status);
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(15);
    expect(statuses.at(-1)).toBe(429);
    const asked: number[] = [];
    for (let guess = 0; guess < 30; guess += 1)
      asked.push((await sendCode({ email: `guess${guess}@example.com` })).status);
    expect(asked.filter((status) => status === 200).length).toBeLessThan(15);
    expect(asked.at(-1)).toBe(429);
  });
});
