import { beforeAll, expect, test } from 'vitest';
import { pay } from '../../../support/applicant.ts';
import { type Caller, callerOf } from '../../../support/call.ts';
import { otherCandidates } from '../../../support/candidates.ts';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, type PostedCollege } from '../../../support/people.ts';

const [JUPEB, POST_UTME] = [5, 8];
const INVOICES = '/api/ApplicationInvoice';
const PUTME = otherCandidates('UTME');

onDatabases('a forgotten RRR', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  let people = 0;
  const newPerson = () => ({
    phone: `0805${String(++people).padStart(7, '0')}`,
    email: `forgetful${people}@example.com`,
  });
  const newDevice = () => callerOf(college.address);
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
  async function paid() {
    const [device, person] = [newDevice(), newPerson()];
    const { data } = await generate(device, person);
    await pay(college, data.rrr!);
    await college.call('POST', `${INVOICES}/verify-payment`, { body: { rrr: data.rrr! } });
    return { ...person, device, rrr: data.rrr! };
  }
  const mailsTo = async (email: string) =>
    college
      .posted()
      .then(() =>
        college.post.taken
          .filter(({ to }) => to === email)
          .map(({ source }) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=')),
      );

  const forget = (device: Caller, contact: string, number?: string, applicationTypeId = JUPEB) =>
    device.call('POST', `${INVOICES}/send-rrr`, { body: { applicationTypeId, contact, number } });

  test('goes to the address on its invoice alone; whoever asks is told nothing by the answer', async () => {
    const { phone, email, rrr, device } = await paid();
    const unpaid = await generate(newDevice(), { phone, email: 'sister@example.org' });
    const before = (await mailsTo(email)).length;
    const stranger = newDevice();
    const [known, unknown] = [
      await forget(stranger, ` ${phone.slice(0, 4)} ${phone.slice(4)} `),
      await forget(stranger, '08099999999'),
    ];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(known.data).toEqual({ sentTo: null });
    expect((await forget(device, phone)).data, 'the device that made it').toEqual({ sentTo: 'f•••@example.com' });
    expect((await forget(stranger, email.toUpperCase(), `+234${phone.slice(1)}`)).data).toEqual({
      sentTo: 'f•••@example.com',
    });
    expect((await forget(stranger, 'nobody@example.com', phone)).data).toEqual({ sentTo: 'n•••@example.com' });
    await forget(stranger, email, phone, POST_UTME);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(before + 3);
    for (const mail of mails.slice(-3))
      expect([mail.includes(rrr), mail.includes(unpaid.data.rrr!)]).toEqual([true, false]);
    for (const mail of await mailsTo('sister@example.org'))
      expect([mail.includes(rrr), mail.includes(`/payment_return?RRR=${unpaid.data.rrr}`)]).toEqual([false, true]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect((await forget(stranger, 'nonsense')).json.errors).toEqual({
      '/contact': 'please enter an email address, or a phone number such as 08031234567',
    });
    expect((await forget(stranger, phone, undefined, 4711)).status).toBe(404);
    expect(
      (await Promise.all([1, 2, 3].map(() => forget(newDevice(), phone)))).map(({ status }) => status),
      'others keep nobody from asking',
    ).toEqual([200, 200, 200]);
    expect(await mailsTo(email), 'the mailbox holds it already').toHaveLength(before + 3);
    college.clock.advance(60 * 60_000);
  });

  test("an address that 21 people gave is mailed the RRR of the one whose number was typed, and nobody else's", async () => {
    const cafe = `cafe${Date.now()}@example.com`;
    const customers = [];
    for (let nth = 0; nth < 21; nth += 1) {
      const { phone } = newPerson();
      const { data } = await generate(newDevice(), { phone, email: cafe });
      customers.push({ phone, rrr: data.rrr!, invoiceNumber: data.invoiceNumber });
    }
    const [candidate] = PUTME.slice(9);
    const inPutme = (await generate(newDevice(), { phone: newPerson().phone, email: cafe }, candidate)).data;
    const [first, second] = customers;
    const seen = (await mailsTo(cafe)).length;
    const stranger = newDevice();
    for (const nothing of [undefined, ' ', 'nonsense']) {
      const refused = await forget(stranger, cafe, nothing);
      expect([refused.status, Object.keys(refused.json.errors)], 'an address alone').toEqual([422, ['/number']]);
    }
    const answers = [
      await forget(stranger, cafe, first!.phone),
      await forget(newDevice(), cafe, second!.invoiceNumber.toLowerCase()),
      await forget(newDevice(), cafe, candidate, POST_UTME),
      await forget(newDevice(), cafe, '08099999998'),
      await forget(newDevice(), 'nobody@example.com', first!.phone),
      await forget(newDevice(), cafe, candidate),
    ];
    expect(answers.map(({ status, text }) => [status, text.replace('n•••', 'c•••')])).toEqual(
      answers.map(() => [200, answers[0]!.text]),
    );
    const mails = (await mailsTo(cafe)).slice(seen);
    expect(mails).toHaveLength(3);
    const named = [...customers.map(({ rrr }) => rrr), inPutme.rrr!].filter((rrr) =>
      mails.some((mail) => mail.includes(rrr)),
    );
    expect(named).toEqual([first!.rrr, second!.rrr, inPutme.rrr]);
    for (const mail of mails) expect(mail.match(/RRR: \d{12}/g)).toHaveLength(1);
    college.clock.advance(60 * 60_000);
  });

  test('a phone number and an address that more than a family shares name nobody', async () => {
    const { phone, email } = newPerson();
    const rrrs: string[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { data } = await newDevice().call('POST', `${INVOICES}/generate-application-invoice`, {
        body: {
          Lastname: `Okafor${'abcdef'[nth]}`,
          FirstName: 'Kelechi',
          MobileNumber: phone,
          RegNumber: phone,
          Email: email,
          SessionId: 1,
          Amount: 10_000,
          ApplicationTypeId: JUPEB,
        },
      });
      rrrs.push(data.rrr!);
    }
    const seen = (await mailsTo(email)).length;
    await forget(newDevice(), phone);
    await forget(newDevice(), email, phone);
    const mails = (await mailsTo(email)).slice(seen);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(rrrs.filter((rrr) => mail.includes(rrr))).toEqual([]);
      expect(mail).not.toContain('Okafor');
      expect(mail).toContain('invoice number');
    }
    college.clock.advance(60 * 60_000);
  });
});
