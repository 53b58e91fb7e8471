import { beforeAll, expect, test } from 'vitest';
import { challengeOf, fillJupeb, logIn as logInByRrr, opened, pay } from '../../../support/applicant.ts';
import { type Caller, callerOf } from '../../../support/call.ts';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { otherCandidates } from '../../../support/candidates.ts';
import { until } from '../../../support/until.ts';

const [JUPEB, POST_UTME] = [5, 8];
const INVOICES = '/api/ApplicationInvoice';
const PUTME = otherCandidates('UTME');

onDatabases('an invoice on another device', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  let people = 0;
  const newPerson = () => ({ phone: `0806${String(++people).padStart(7, '0')}`, email: `person${people}@example.com` });
  const newDevice = () => callerOf(college.address);
  const lookUp = (device: Caller, phone: string, regNumber = phone, more = '') =>
    device.call(
      'GET',
      `${INVOICES}/application-invoice-data?applicationTypeId=${regNumber === phone ? JUPEB : POST_UTME}&regNumber=${regNumber}&mobileNumber=${phone}${more}`,
    );
  const generate = (device: Caller, { phone, email }: { phone: string; email: string }, regNumber = phone) =>
    device.call('POST', `${INVOICES}/generate-application-invoice`, {
      body: {
        Lastname: 'Okafor',
        FirstName: 'Kelechi',
        MobileNumber: phone,
        RegNumber: regNumber,
        Email: email,
        SessionId: 1,
        ...(regNumber === phone
          ? { Amount: 10_000, ApplicationTypeId: JUPEB }
          : { Amount: 2000, ApplicationTypeId: POST_UTME }),
      },
    });
  const named = (phone: string, regNumber = phone) => ({
    applicationTypeId: String(regNumber === phone ? JUPEB : POST_UTME),
    regNumber,
    mobileNumber: phone,
  });
  const rows = async (text: string, ...values: unknown[]) =>
    (await college.platform.database.query({ name: '', text, values })).rows;
  const made = async (regNumber?: string) => {
    const [device, person] = [newDevice(), newPerson()];
    await lookUp(device, person.phone, regNumber);
    const { data } = await generate(device, person, regNumber);
    return { ...person, device, rrr: data.rrr!, invoiceNumber: data.invoiceNumber };
  };
  const paid = async (regNumber?: string) => {
    const invoice = await made(regNumber);
    await pay(college, invoice.rrr);
    await college.call('POST', `${INVOICES}/verify-payment`, { body: { rrr: invoice.rrr } });
    return invoice;
  };
  const logIn = (device: Caller, regNumber: string, phoneOrRrr: string, answer: object = {}) =>
    device.call('POST', '/api/PostUtme/login', { body: { regNumber, phoneOrRrr, ...answer } });

  test.each(['unpaid', 'paid'] as const)(
    'by phone number a stranger is shown initials and a masked number of an invoice that is %s, and nothing that opens it',
    async (state) => {
      const { phone, email, rrr, invoiceNumber, device } = await (state === 'paid' ? paid() : made());
      const { status, data, text } = await lookUp(newDevice(), phone);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        invoice: null,
        rrr: null,
        invoiceNumber: null,
        lastname: '',
        firstname: '',
        middleName: '',
        email: '',
        masked: {
          initials: 'O. K.',
          number: `080•••••${phone.slice(-3)}`,
          isPaid: state === 'paid',
          amount: 10_000,
          session: '2026/2027',
          mayMakeOwn: true,
        },
      });
      const [{ id }] = (await rows('select id from invoice where invoice_number = $1', invoiceNumber)) as [
        { id: string },
      ];
      for (const secret of [rrr, rrr.slice(-4), invoiceNumber, email, 'Okafor', 'Kelechi', id])
        expect(text).not.toContain(secret);
      expect((await lookUp(device, phone)).data).toMatchObject({
        lastname: 'Okafor',
        masked: null,
        invoice: { invoiceNumber },
      });
    },
  );

  test("the answer to an invoice on a known phone number is never somebody else's", async () => {
    const first = await paid();
    for (const stranger of [newDevice(), newDevice()]) {
      const { data } = await generate(stranger, { phone: first.phone, email: 'stranger@example.com' });
      expect(data).toMatchObject({ isPaid: false });
      expect(data.rrr).not.toBe(first.rrr);
    }
  });

  test('a code to the address on the invoice shows it whole, and makes the device known', async () => {
    const { phone, email, rrr } = await paid();
    const device = newDevice();
    const sent = await device.call('POST', `${INVOICES}/send-invoice-code`, { body: named(phone) });
    expect(Object.keys(sent.data)).toEqual(['challenge']);
    expect(
      (
        await device.call('POST', `${INVOICES}/open-invoice`, {
          body: { challenge: sent.data.challenge, code: '12345' },
        })
      ).status,
    ).toBe(422);
    const code = await college.lastCodeTo(email);
    const { data } = await device.call('POST', `${INVOICES}/open-invoice`, {
      body: { challenge: sent.data.challenge, code },
    });
    expect(data).toMatchObject({ rrr, fullName: 'Okafor Kelechi', isPaid: true });
    expect((await lookUp(device, phone)).data).toMatchObject({ masked: null, rrr: `••••••••${rrr.slice(-4)}` });
    expect(
      (await newDevice().call('POST', `${INVOICES}/open-invoice`, { body: { challenge: sent.data.challenge, code } }))
        .status,
    ).toBe(422);
  });

  test('what a device knows it forgets after thirty days', async () => {
    const { phone, device } = await made();
    college.clock.advance(29 * 24 * 60 * 60_000);
    expect((await lookUp(device, phone)).data.masked).toBeNull();
    college.clock.advance(2 * 24 * 60 * 60_000);
    expect((await lookUp(device, phone)).data.masked).toMatchObject({ isPaid: false });
    expect((await generate(device, { phone, email: 'later@example.com' })).data).toMatchObject({ isPaid: false });
    expect(await rows('select 1 from invoice where phone = $1', phone)).toHaveLength(2);
    await college.jobs.run('forget-invoice-devices');
    expect(
      await rows('select 1 from invoice_device d join invoice i on i.id = d.invoice_id where i.phone = $1', phone),
    ).toHaveLength(1);
  });

  test("nobody's registration number is taken by an unpaid invoice, whatever phone number it was made with", async () => {
    for (const regNumber of PUTME.slice(0, 5)) {
      const stranger = await made(regNumber);
      const candidate = { ...newPerson(), device: newDevice() };
      expect((await lookUp(candidate.device, candidate.phone, regNumber)).data).toMatchObject({
        masked: null,
        invoice: null,
      });
      const { status, data } = await generate(candidate.device, candidate, regNumber);
      expect(status).toBe(200);
      expect(data.rrr).not.toBe(stranger.rrr);
      expect((await lookUp(candidate.device, candidate.phone, regNumber)).data.invoice!.rrr).toBe(data.rrr);
    }
  });

  test("nor by one that was made with the candidate's own phone number, which they are not told: they make another beside it", async () => {
    const regNumber = PUTME[5]!;
    const stranger = await made(regNumber);
    const device = newDevice();
    for (const more of ['', '&own=true']) {
      expect((await lookUp(device, stranger.phone, regNumber, more)).data).toMatchObject({
        masked: null,
        invoice: null,
        regNumber,
        lastname: '',
        firstname: '',
      });
    }
    expect((await generate(device, { phone: stranger.phone, email: 'own@example.com' }, regNumber)).status).toBe(200);
  });

  test('a paid one on a registration number is told to the person, and to an officer once, who moves it to them', async () => {
    const regNumber = PUTME[6]!;
    const stranger = await paid(regNumber);
    const candidate = { ...newPerson(), device: newDevice() };
    const strangers = opened(await logIn(stranger.device, regNumber, stranger.phone));
    expect(strangers.token).toBeTruthy();
    expect((await lookUp(candidate.device, candidate.phone, regNumber)).data.masked).toMatchObject({
      isPaid: true,
      mayMakeOwn: false,
    });
    expect((await lookUp(candidate.device, candidate.phone, regNumber, '&own=true')).data.masked).toMatchObject({
      isPaid: true,
    });
    expect((await generate(candidate.device, candidate, regNumber)).json.errors['/RegNumber']).toMatch(
      /has a paid invoice already/,
    );
    const report = () =>
      candidate.device.call('POST', `${INVOICES}/report-invoice`, { body: named(candidate.phone, regNumber) });
    for (const { status } of [await report(), await report()]) expect(status).toBe(200);
    const officer = await signedIn(college, 'bursar');
    const { data: cases } = await college.call('GET', '/api/Payment/cases?kind=disputed', { token: officer.token });
    expect(cases.rows.filter(({ rrr }) => rrr === stranger.rrr)).toHaveLength(1);

    const move = (token: string | undefined, change: object = {}) =>
      college.call('POST', '/api/Application/update-application-invoice', {
        token,
        body: {
          reference: stranger.rrr,
          mobileNumber: candidate.phone,
          email: candidate.email,
          reason: 'Showed the JAMB slip at the desk',
          ...change,
        },
      });
    expect((await move(undefined)).status).toBe(401);
    expect((await move((await signedIn(college, 'student')).token)).status).toBe(403);
    expect((await move(officer.token, { reason: ' ', email: 'nobody' })).json.errors).toEqual({
      '/email': 'please input email address',
      '/reason': 'please say why',
    });
    expect((await move(officer.token)).status).toBe(200);

    expect((await college.call('GET', '/api/PostUtme/application', { token: strangers.token })).status).toBe(401);
    expect((await lookUp(stranger.device, stranger.phone, regNumber)).data.masked).toMatchObject({ isPaid: true });
    expect((await logIn(stranger.device, regNumber, stranger.phone)).status).toBe(422);
    const byRrr = await logIn(stranger.device, regNumber, stranger.rrr);
    expect(byRrr.data, 'its RRR alone opens nothing any more').not.toHaveProperty('token');
    await college.posted();
    const challenge = challengeOf(await logIn(candidate.device, regNumber, candidate.phone));
    const code = await college.lastCodeTo(candidate.email);
    expect(opened(await logIn(candidate.device, regNumber, candidate.phone, { challenge, code })).application.rrr).toBe(
      stranger.rrr,
    );
    expect(await rows(`select detail->>'reason' as reason from audit_entry where action = 'invoice-moved'`)).toEqual([
      { reason: 'Showed the JAMB slip at the desk' },
    ]);
    await college.posted();
    expect(
      college.post.taken.filter(({ to, source }) => to === stranger.email && source.includes('It is theirs now')),
    ).toHaveLength(1);
  });

  test("two invoices on one registration number, both paid, are an officer's to decide; nobody else's phone number is", async () => {
    const regNumber = PUTME[8]!;
    const both = [await made(regNumber), await made(regNumber)];
    const [someone, { phone }] = [await made(), await made()];
    const verify = async (rrr: string) => {
      await pay(college, rrr);
      expect((await college.call('POST', `${INVOICES}/verify-payment`, { body: { rrr } })).status).toBe(200);
    };
    await verify(someone.rrr);
    await verify((await generate(newDevice(), { phone, email: 'sister@example.com' })).data.rrr!);
    for (const { rrr } of both) {
      college.clock.advance(60_000);
      await verify(rrr);
    }
    // For sixty days the provider is asked whether a payment was reversed, of the first too.
    college.clock.advance(25 * 60 * 60_000);
    await college.jobs.run('ask-open-rrrs');
    const disputed = () =>
      rows(
        `select c.rrr, count(*)::int4 as cases from payment_case c where kind = 'disputed' and rrr = any($1) group by c.rrr`,
        both.map(({ rrr }) => rrr),
      );
    await until('the second payment is a case', async () =>
      expect(await disputed()).toEqual([{ rrr: both[1]!.rrr, cases: 1 }]),
    );
    expect(
      await rows(
        'select count(*)::int4 as paid from payment where rrr = any($1)',
        both.map(({ rrr }) => rrr),
      ),
    ).toEqual([{ paid: 2 }]);
    expect(
      await rows(
        `select from payment_case c join invoice i on i.id = c.invoice_id where i.phone in ($1, $2)`,
        someone.phone,
        phone,
      ),
    ).toEqual([]);
  });

  test('registration number and phone number, as friends know them, open nothing: a code is asked for, once for a device', async () => {
    const regNumber = PUTME[7]!;
    const { phone, email, rrr, device } = await paid(regNumber);
    expect(opened(await logIn(device, regNumber, phone)).token, 'no step more where it was made').toBeTruthy();
    expect(opened(await logIn(newDevice(), regNumber, rrr)).token, 'nor with its RRR').toBeTruthy();
    const friend = newDevice();
    const asked = await logIn(friend, regNumber, phone);
    expect(asked.status).toBe(200);
    expect(Object.keys(asked.data)).toEqual(['challenge']);
    const challenge = challengeOf(asked);
    expect((await logIn(friend, regNumber, phone, { challenge, code: '' })).json.errors).toEqual({
      '/code': 'please input your code',
    });
    const code = await college.lastCodeTo(email);
    const entered = opened(await logIn(friend, regNumber, phone, { challenge, code }));
    expect(entered.token).toBeTruthy();
    expect(opened(await logIn(friend, regNumber, phone)).token).toBeTruthy();
    await friend.call('DELETE', '/api/Application/login', { token: entered.token });
    expect(
      (await logIn(friend, regNumber, phone)).data,
      'after a log-out the next person may sit there',
    ).not.toHaveProperty('token');
    expect((await lookUp(friend, phone, regNumber)).data.masked).toMatchObject({ isPaid: true });
  });

  const mailsTo = async (email: string) =>
    college
      .posted()
      .then(() =>
        college.post.taken
          .filter(({ to }) => to === email)
          .map(({ source }) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=')),
      );

  test('its RRR is mailed as it is made, paid and submitted, once each', async () => {
    const { phone, email, rrr, device } = await made();
    await generate(device, { phone, email });
    await pay(college, rrr);
    await Promise.all([1, 2, 3].map(() => college.call('POST', `${INVOICES}/verify-payment`, { body: { rrr } })));
    const applicant = await logInByRrr(college, rrr);
    await fillJupeb(college, applicant);
    await fillJupeb(college, applicant).catch(() => undefined);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    const subjects = [
      'Your RRR for JUPEB',
      'We have received your payment for JUPEB',
      'Your JUPEB application has been submitted',
    ];
    for (const [nth, subject] of subjects.entries()) {
      const mail = mails.find((each) => each.includes(`Subject: ${subject}`));
      expect(mail, subject).toContain(`RRR: ${rrr}`);
      expect(mail).toContain(`${college.platform.settings.publicUrl}/jupeb_login`);
      expect(mail!.includes(`/payment_return?RRR=${rrr}`)).toBe(nth < 2);
    }
    expect(mails.find((each) => each.includes('has been submitted'))).toContain(applicant.applicationNumber);
  });

  test('of 400 lookups from one address the first go through; the invoices that a device knows cost it nothing', async () => {
    const { phone, device } = await made();
    const statuses = new Map<number, number>();
    for (let nth = 0; nth < 400; nth += 1) {
      const { status } = await lookUp(newDevice(), `0807${String(nth).padStart(7, '0')}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeLessThanOrEqual(101);
    expect(statuses.get(429)).toBeGreaterThanOrEqual(299);
    const refused = await lookUp(newDevice(), '08070000001');
    expect(refused.json.message).toMatch(/^Too many attempts\. Please wait \d seconds? and try again$/);
    expect((await lookUp(device, phone)).status).toBe(200);
    college.clock.advance(60 * 60_000);
  });

  test('one number is asked about a dozen times in a quarter of an hour, and elsewhere somebody else goes on', async () => {
    const { phone } = await made();
    const statuses = [];
    for (let nth = 0; nth < 20; nth += 1) statuses.push((await lookUp(newDevice(), phone)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    college.clock.advance(60 * 60_000);
  });

  test('forty customers of a café make their invoices; three hundred in a row are slowed before the provider is asked', async () => {
    const make = async () => (await generate(newDevice(), newPerson())).status;
    for (let customer = 0; customer < 40; customer += 1) expect(await make()).toBe(200);
    const before = Number((await rows('select count(*)::int4 as orders from remita_order'))[0]!['orders']);
    const statuses = [];
    for (let nth = 0; nth < 120; nth += 1) statuses.push(await make());
    const made = statuses.filter((status) => status === 200).length;
    expect(made).toBeLessThanOrEqual(61);
    expect(statuses.at(-1)).toBe(429);
    expect(Number((await rows('select count(*)::int4 as orders from remita_order'))[0]!['orders'])).toBe(before + made);
    college.clock.advance(60 * 60_000);
  });
});
