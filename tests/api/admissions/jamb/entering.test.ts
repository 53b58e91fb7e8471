import { beforeAll, expect, test } from 'vitest';
import { demoRows } from '#server/admissions/jamb/demo.ts';
import { importJambList } from '#server/admissions/jamb/service.ts';
import { opened, pay } from '../../../support/applicant.ts';
import { callerOf } from '../../../support/call.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const POST_UTME = 8;
const UTME = demoRows('UTME').map((row) => row['registrationNumber']!);
const [somto] = demoRows('DE').map((row) => row['registrationNumber']!) as [string];
const STRANGER = '202699999999ZZ';
const PHONE = '08031234567';

onDatabases('a candidate of the JAMB list', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  const lookUp = (regNumber: string, phone = PHONE, type = POST_UTME) =>
    server.call(
      'GET',
      `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=${type}&regNumber=${encodeURIComponent(regNumber)}&mobileNumber=${encodeURIComponent(phone)}`,
    );
  const generate = (regNumber: string, change: Record<string, unknown> = {}) =>
    server.call('POST', '/api/ApplicationInvoice/generate-application-invoice', {
      body: {
        Lastname: 'Ade',
        FirstName: 'Ola',
        MobileNumber: PHONE,
        RegNumber: regNumber,
        Email: 'ada@example.com',
        SessionId: 1,
        Amount: 2000,
        ApplicationTypeId: POST_UTME,
        ...change,
      },
    });
  const logIn = (regNumber: string, phoneOrRrr: string, family = 'PostUtme') =>
    server.call('POST', `/api/${family}/login`, { body: { regNumber, phoneOrRrr } });
  const paid = async (regNumber: string): Promise<string> => {
    const { rrr } = (await generate(regNumber)).data;
    await pay(server, rrr!);
    return rrr!;
  };
  const rowsOf = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  test('is found by registration number, however it is written, and nothing that JAMB says of the number is told', async () => {
    const [adaeze] = UTME.slice(0) as [string];
    const { data, text } = await lookUp(` ${adaeze.toLowerCase()}`, '+2348031234567');
    for (const name of ['Okafor', 'Adaeze', 'Ngozi']) expect(text).not.toContain(name);
    expect(data).toMatchObject({
      invoiceNumber: null,
      lastname: '',
      firstname: '',
      middleName: '',
      regNumber: adaeze,
      mobileNo: PHONE,
      email: '',
      amount: 2000,
    });
  });

  test.each([
    ['', PHONE, { '/regNumber': 'please input your JAMB registration number' }],
    ['12345', '0803', { '/regNumber': 'invalid JAMB registration number', '/mobileNumber': 'invalid phone number' }],
    [
      STRANGER,
      PHONE,
      {
        '/regNumber': expect.stringMatching(
          /^This registration number is not on the 2026\/2027 UTME list of Matricula College\. .* call /,
        ),
      },
    ],
    [
      somto,
      PHONE,
      { '/regNumber': 'This registration number is on the Direct Entry list. Please choose Direct Entry' },
    ],
  ])('%j with %j is told what to do', async (regNumber, phone, errors) => {
    const { status, json } = await lookUp(regNumber, phone);
    expect(status).toBe(422);
    expect(json.errors).toEqual(errors);
    expect((await generate(regNumber, { MobileNumber: phone })).status).toBe(422);
  });

  test('is invoiced once for a type and a session under the names that were typed, which tell nobody those of the list', async () => {
    const [adaeze] = UTME.slice(1) as [string];
    server.clock.advance(15 * 60_000);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => generate(adaeze, { Lastname: 'Somebody', FirstName: 'Else', MiddleName: 'Now' })),
    );
    expect(new Set(made.map(({ data }) => data.rrr)).size).toBe(1);
    expect(made[0]!.data).toMatchObject({ fullName: 'Somebody Else Now', jambNumber: adaeze, amount: 2000 });
    expect(await rowsOf('select phone from invoice where reg_number = $1', adaeze)).toEqual([{ phone: PHONE }]);
    expect((await lookUp(adaeze)).data.invoice).toMatchObject({ rrr: made[0]!.data.rrr, jambNumber: adaeze });
  });

  test('shares a phone with another, and is not shown to one with another phone', async () => {
    const [adaeze, musa] = UTME.slice(2) as [string, string];
    const [first, second] = [(await generate(adaeze)).data, (await generate(musa)).data];
    expect(second.rrr).not.toBe(first.rrr);
    const elsewhere = callerOf(server.address);
    const { data, text } = await elsewhere.call(
      'GET',
      `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=8&regNumber=${adaeze}&mobileNumber=08099999999`,
    );
    expect(data).toMatchObject({ invoice: null, masked: null });
    expect(text).not.toContain(first.rrr);
  });

  test('a device that does not know an invoice is answered alike, whether the phone number on it is typed or another', async () => {
    const [unpaid, settled] = UTME.slice(8) as [string, string];
    await generate(unpaid);
    await paid(settled);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', {
      body: {
        rrr: (
          await rowsOf(
            'select rrr from remita_order o join invoice i on i.id = o.invoice_id where i.reg_number = $1',
            settled,
          )
        )[0]!['rrr'],
      },
    });
    const query = (regNumber: string, mobileNumber: string) => ({
      applicationTypeId: String(POST_UTME),
      regNumber,
      mobileNumber,
    });
    for (const regNumber of [unpaid, settled]) {
      const told = [];
      for (const phone of [PHONE, '08099999999']) {
        const elsewhere = callerOf(server.address);
        const asked = [
          await elsewhere.call(
            'GET',
            `/api/ApplicationInvoice/application-invoice-data?${new URLSearchParams(query(regNumber, phone))}`,
          ),
          await elsewhere.call(
            'GET',
            `/api/ApplicationInvoice/application-invoice-data?${new URLSearchParams({ ...query(regNumber, phone), own: 'true' })}`,
          ),
          await elsewhere.call('POST', '/api/ApplicationInvoice/send-invoice-code', { body: query(regNumber, phone) }),
          await elsewhere.call('POST', '/api/ApplicationInvoice/report-invoice', { body: query(regNumber, phone) }),
        ];
        told.push(
          asked.map(
            ({ status, text }) =>
              `${status} ${text.replace(phone, 'phone').replace(/"challenge":"[^"]+"/, 'challenge')}`,
          ),
        );
      }
      expect(told[1]).toEqual(told[0]);
      for (const answer of told.flat())
        for (const part of [PHONE.slice(-3), 'Ade', 'Ola']) expect(answer).not.toContain(part);
    }
  });

  test('enters once it is paid, by registration number and the phone or the RRR of the invoice', async () => {
    const [adaeze] = UTME.slice(4) as [string];
    const { rrr } = (await generate(adaeze)).data;
    expect((await logIn(adaeze, PHONE)).json).toMatchObject({
      title: 'Invalid Action!',
      errors: { '/regNumber': expect.stringMatching(/has not been paid/) },
    });
    await pay(server, rrr!);
    server.clock.advance(10_000);
    const ways = [
      [adaeze, PHONE],
      [adaeze.toLowerCase(), '+234 803 123 4567'],
      [adaeze, rrr!.replace(/(....)/g, '$1 ')],
    ] as const;
    const entered = await Promise.all(ways.map(async ([regNumber, proof]) => opened(await logIn(regNumber, proof))));
    expect(new Set(entered.map(({ application }) => application.applicantId)).size).toBe(1);
    expect(entered[0]!.application.facts).toMatchObject({
      lastname: 'Abubakar',
      jambNumber: adaeze,
      genderId: 2,
      utmeScore: 253,
      putmeScore: 0,
      aggregateScore: 0,
    });
    expect(
      await rowsOf('select lastname from application where jamb_number = $1', adaeze),
      "the list's name, whatever was typed",
    ).toEqual([{ lastname: 'Abubakar' }]);
  });

  test.each([
    [
      '',
      '',
      {
        '/regNumber': 'please input your JAMB registration number',
        '/phoneOrRrr': 'please input the phone number or the RRR of your invoice',
      },
    ],
    ['12345', PHONE, { '/regNumber': 'invalid JAMB registration number' }],
    [STRANGER, PHONE, { '/regNumber': expect.stringMatching(/^No Post UTME invoice has this registration number/) }],
    [
      UTME[5]!,
      '08099999999',
      { '/regNumber': expect.stringMatching(/^No Post UTME invoice has this registration number/) },
    ],
    [UTME[5]!, '', { '/phoneOrRrr': 'please input the phone number or the RRR of your invoice' }],
  ])('%j with %j does not enter', async (regNumber, proof, errors) => {
    await paid(UTME[5]!);
    const { status, json } = await logIn(regNumber, proof);
    expect(status).toBe(422);
    expect(json.errors).toEqual(errors);
  });

  test('guesses at the phone number of an invoice are counted', async () => {
    const [adaeze] = UTME.slice(6) as [string];
    await paid(adaeze);
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 40; guess += 1) {
      const phone = `0805${String(guess).padStart(7, '0')}`;
      const { status } = await logIn(adaeze, phone);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([422, 429]);
    expect(statuses.get(422)).toBeLessThanOrEqual(12);
    server.clock.advance(60_000);
    expect((await logIn(adaeze, PHONE)).status).toBe(200);
  });

  test('what JAMB says cannot be changed, and a correction of the list reaches an open form', async () => {
    const [adaeze] = UTME.slice(7) as [string];
    await paid(adaeze);
    const { token, application } = opened(await logIn(adaeze, PHONE));
    const { data: before } = await server.call('GET', '/api/PostUtme/application', { token });
    const save = (body: object) => server.call('POST', '/api/PostUtme/add-or-update-personal-details', { token, body });
    const refused = await save({ rrr: application.rrr, genderId: 1, surname: 'Forged', homeTown: 'Aba' });
    expect(Object.keys(refused.json.errors)).not.toContain('/genderId');
    expect(before.facts).toMatchObject({ genderId: 2, utmeSubject1Id: 1, utmeSubject1Score: 69 });
    const row = demoRows('UTME')[7]!;
    await server.platform.database.transaction((tx) =>
      importJambList(tx, server.platform.lookups, 'UTME', {
        sessionId: 1,
        rows: [{ ...row, score1: 11, totalScore: 204 }],
        commit: true,
        actor: 'user:admissions',
        now: server.clock.now(),
      }),
    );
    expect((await server.call('GET', '/api/PostUtme/application', { token })).data.facts).toMatchObject({
      utmeScore: 204,
      utmeSubject1Score: 11,
    });
  });
});
