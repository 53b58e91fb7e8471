import { beforeAll, expect, test } from 'vitest';
import { logIn, pay } from '../../support/applicant.ts';
import { type Caller, callerOf } from '../../support/call.ts';
import { onDatabases } from '../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';

const INVOICES = '/api/ApplicationInvoice';

onDatabases('the email address of an invoice', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  let people = 0;
  const newDevice = () => callerOf(college.address);
  async function made() {
    const phone = `0809${String(++people).padStart(7, '0')}`;
    const [device, email] = [newDevice(), `person${people}@gmial.com`];
    const { data } = await device.call('POST', `${INVOICES}/generate-application-invoice`, {
      body: {
        Lastname: 'Okafor',
        FirstName: 'Kelechi',
        MobileNumber: phone,
        RegNumber: phone,
        Email: email,
        SessionId: 1,
        Amount: 10_000,
        ApplicationTypeId: 5,
      },
    });
    return {
      device,
      phone,
      email,
      right: email.replace('gmial', 'gmail'),
      rrr: data.rrr!,
      invoiceNumber: data.invoiceNumber,
    };
  }
  const change = (device: Caller, rrr: string, email: string, answer: object = {}) =>
    device.call('POST', `${INVOICES}/change-email`, { body: { rrr, email, ...answer } });
  const challengeIn = ({ data }: Awaited<ReturnType<typeof change>>): string =>
    'challenge' in data ? data.challenge : '';
  const rows = async (text: string, ...values: unknown[]) =>
    (await college.platform.database.query({ name: '', text, values })).rows;
  const addressOf = async (invoiceNumber: string) =>
    (await rows('select email from invoice where invoice_number = $1', invoiceNumber))[0]!['email'];
  const told = async (address: string, words: string) => {
    await college.posted();
    return college.post.taken.filter(({ to, source }) => to === address && source.replace(/=\r\n/g, '').includes(words))
      .length;
  };
  const named = (phone: string) => ({ applicationTypeId: '5', regNumber: phone, mobileNumber: phone });

  test('is changed with its RRR where it was made; the address of before is told, and its codes end', async () => {
    const { device, phone, email, right, rrr, invoiceNumber } = await made();
    const reader = newDevice();
    const early = await reader.call('POST', `${INVOICES}/send-invoice-code`, { body: named(phone) });
    const code = await college.lastCodeTo(email);
    expect((await change(device, rrr, 'nonsense')).json.errors).toEqual({ '/email': 'please input email address' });
    expect((await change(device, rrr, email.toUpperCase())).json.errors).toEqual({
      '/email': 'the invoice has this email address already',
    });
    expect((await change(device, '000000000000', right)).status).toBe(404);
    expect((await change(device, rrr, ` ${right} `)).data).toEqual({ email: 'p•••@gmail.com' });
    expect(await addressOf(invoiceNumber)).toBe(right);
    expect([
      await told(email, 'Its owner has changed the email address'),
      await told(right, 'now has this email address'),
    ]).toEqual([1, 1]);
    expect(
      (await reader.call('POST', `${INVOICES}/open-invoice`, { body: { challenge: early.data.challenge, code } }))
        .status,
      'a code of before',
    ).toBe(422);
    expect(
      await rows(
        `select actor, detail from audit_entry where action = 'invoice-email-changed' and detail->>'toEmail' = $1`,
        right,
      ),
    ).toEqual([{ actor: 'public', detail: { fromEmail: email, toEmail: right } }]);
  });

  test('is changed elsewhere with a code from the address of before alone; who proved that mailbox knows the invoice no longer', async () => {
    const { device, phone, email, right, rrr, invoiceNumber } = await made();
    await pay(college, rrr);
    const { token, applicationNumber } = await logIn(college, rrr);
    const [before, elsewhere, thief] = [newDevice(), newDevice(), newDevice()];
    const opened = await before.call('POST', `${INVOICES}/send-invoice-code`, { body: named(phone) });
    await before.call('POST', `${INVOICES}/open-invoice`, {
      body: { challenge: opened.data.challenge, code: await college.lastCodeTo(email) },
    });

    const asked = await change(elsewhere, rrr, right);
    expect([asked.status, Object.keys(asked.data)], 'the RRR alone').toEqual([200, ['challenge']]);
    const own = await made();
    const ofThief = await thief.call('POST', `${INVOICES}/send-invoice-code`, { body: named(own.phone) });
    const theirs = { challenge: ofThief.data.challenge, code: await college.lastCodeTo(own.email) };
    expect((await change(thief, rrr, 'thief@example.com', theirs)).json.errors, 'a code of another invoice').toEqual({
      '/code': 'This code is for another invoice. Please ask for a new one',
    });
    expect(
      (await change(thief, rrr, 'thief@example.com', { challenge: challengeIn(asked), code: '000000' })).status,
    ).toBe(422);
    expect(await addressOf(invoiceNumber)).toBe(email);
    expect(
      (await change(elsewhere, rrr, right, { challenge: challengeIn(asked), code: await college.lastCodeTo(email) }))
        .data,
    ).toEqual({ email: 'p•••@gmail.com' });

    const knows = async (caller: Caller) =>
      (
        await caller.call(
          'GET',
          `${INVOICES}/application-invoice-data?applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`,
        )
      ).data.masked === null;
    expect([await knows(device), await knows(elsewhere), await knows(before), await knows(thief)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await rows('select email from application where application_number = $1', applicationNumber)).toEqual([
      { email: right },
    ]);
    expect(
      (await college.call('GET', '/api/JupebApplication/application', { token })).status,
      'who fills the form goes on',
    ).toBe(200);
  });

  test('is changed twenty times, and no more', async () => {
    const { device, rrr } = await made();
    const statuses = [];
    for (let nth = 0; nth < 24; nth += 1) statuses.push((await change(device, rrr, `n${nth}@example.com`)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(21);
    expect(statuses.at(-1)).toBe(429);
    college.clock.advance(60 * 60_000);
  });

  test('is changed by admissions officers, who find the invoice by any of its numbers, with a reason', async () => {
    const { phone, email, right, rrr, invoiceNumber } = await made();
    const find = (token: string | undefined, number: string) =>
      college.call('GET', `${INVOICES}/applicant-invoices?number=${encodeURIComponent(number)}`, { token });
    const changeAs = (token: string | undefined, body: object = {}) =>
      college.call('POST', '/api/Application/change-invoice-email', {
        token,
        body: { invoiceNumber, email: right, reason: 'Mistyped it; showed an identity card', ...body },
      });
    const { token } = await signedIn(college, 'admissions');
    for (const number of [rrr, invoiceNumber.toLowerCase(), `+234 ${phone.slice(1)}`]) {
      expect((await find(token, number)).data, number).toEqual([
        expect.objectContaining({
          invoiceNumber,
          fullName: 'Okafor Kelechi',
          email,
          mobileNumber: phone,
          isPaid: false,
        }),
      ]);
    }
    expect((await find(token, '08000000000')).status).toBe(404);
    for (const other of ['lecturer', 'student']) {
      const stranger = (await signedIn(college, other)).token;
      expect([(await find(stranger, rrr)).status, (await changeAs(stranger)).status]).toEqual([403, 403]);
    }
    expect((await changeAs(undefined)).status).toBe(401);
    expect((await changeAs(token, { reason: ' ', email: 'nobody' })).json.errors).toEqual({
      '/email': 'please input email address',
      '/reason': 'please say why',
    });
    expect((await changeAs(token, { invoiceNumber: 'INV2699999999' })).status).toBe(404);
    expect((await changeAs(token)).status).toBe(200);
    expect(await addressOf(invoiceNumber)).toBe(right);
    expect([
      await told(email, 'The admissions office has changed'),
      await told(right, 'now has this email address'),
    ]).toEqual([1, 1]);
    expect(
      await rows(
        `select detail->>'reason' as reason, detail->>'fromEmail' as before from audit_entry where action = 'invoice-email-changed' and actor <> 'public'`,
      ),
    ).toEqual([{ reason: 'Mistyped it; showed an identity card', before: email }]);
  });
});
