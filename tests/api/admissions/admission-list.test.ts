import { beforeAll, expect, test } from 'vitest';
import { createCollegeLookups } from '#server/lookups.ts';
import { importAdmissions, type ListedAdmission } from '#server/admissions/admission-list/importList.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { newApplicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { newPayer, payInvoice } from '../../support/payer.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const ADMITTED = '202630639047FF';
const UNLISTED = '202630639999ZZ';

onDatabases('admission status', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  const generate = (change: Record<string, unknown> = {}) =>
    server.call('POST', '/api/ApplicationInvoice/generate-admission-status-invoice', {
      body: newPayer({ RegNumber: ADMITTED, StudentTypeId: 1, ...change }),
    });
  const check = (regNumber: string, rrr: string, studentTypeId = 1) =>
    server.call(
      'GET',
      `/api/ApplicationInvoice/check-admission-status?${new URLSearchParams({ regNumber, rrr, studentTypeId: String(studentTypeId) })}`,
    );
  const checked = async (regNumber: string) => {
    const { rrr } = (await generate({ RegNumber: regNumber })).data;
    await payInvoice(server, rrr!);
    return rrr!;
  };

  test('is told after the payment, as often as one asks, whether or not there is an admission', async () => {
    const rrr = await checked(ADMITTED);
    for (let times = 0; times < 2; times += 1) {
      expect((await check(' 202630639047ff ', rrr)).data).toMatchObject({
        regNumber: ADMITTED,
        studentType: 'Undergraduate',
        session: '2026/2027',
        admission: { initials: 'O. A. N.', programme: 'B.Sc. Computer Science' },
      });
    }
    expect((await check(UNLISTED, await checked(UNLISTED))).data.admission).toBeNull();
  });

  test('is never told unpaid, and an invoice is the same whether or not one is admitted', async () => {
    const [listed, unlisted] = [(await generate()).data, (await generate({ RegNumber: UNLISTED })).data];
    expect(Object.keys(listed)).toEqual(Object.keys(unlisted));
    const answers = [await check(ADMITTED, listed.rrr!), await check(UNLISTED, unlisted.rrr!)];
    for (const { status, text } of answers) {
      expect(status).toBe(422);
      expect(text).not.toContain('Computer');
    }
    expect(answers[0]!.json.message).toBe(answers[1]!.json.message);
  });

  test("is not told by another number's payment, another student type's, or a fee's", async () => {
    const rrr = await checked(UNLISTED);
    const applicant = await newApplicant(server);
    for (const answer of [
      await check(ADMITTED, rrr),
      await check(UNLISTED, rrr, 2),
      await check(ADMITTED, applicant.rrr),
      await check(ADMITTED, ''),
    ]) {
      expect(answer.status).toBe(422);
    }
  });

  test('a number has one invoice for a phone, and once paid it shows no whole RRR to the phone alone', async () => {
    const payer = { MobileNumber: '09039999999' };
    const first = (await generate(payer)).data;
    expect((await generate(payer)).data.rrr).toBe(first.rrr);
    await payInvoice(server, first.rrr!);
    const again = (await generate(payer)).data;
    expect([again.isPaid, again.rrr]).toEqual([true, `••••••••${first.rrr!.slice(-4)}`]);
  });

  test('an application number must be one of ours, a JAMB number need not', async () => {
    const { applicationNumber } = await newApplicant(server);
    expect((await generate({ RegNumber: applicationNumber, StudentTypeId: 8 })).status).toBe(200);
    const { status, json } = await generate({ RegNumber: 'JUPEB/2026/999999', StudentTypeId: 8 });
    expect([status, json.errors]).toEqual([
      422,
      { '/RegNumber': 'This is neither a JAMB number nor an application number of the college' },
    ]);
  });

  test('an empty form is told what it lacks', async () => {
    const { json } = await server.call('POST', '/api/ApplicationInvoice/generate-admission-status-invoice', {
      body: {},
    });
    expect(json.errors).toMatchObject({
      '/RegNumber': 'please enter your Reg. No.',
      '/StudentTypeId': 'please select your student type',
    });
  });

  test('guesses at RRRs are slowed', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 30; guess += 1)
      statuses.push((await check(ADMITTED, `2900${String(guess).padStart(8, '0')}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

onDatabases('an admission list', (databases) => {
  const lookups = createCollegeLookups(() => new Date());
  const programme = (name: string) => namedProgramme(lookups, 1, name);
  const line = (change: Partial<ListedAdmission> = {}): ListedAdmission => ({
    regNumber: '202630000001AA',
    studentTypeId: 1,
    fullName: 'Eze Obi',
    ...programme('B.Sc. Physics'),
    admittedOn: '2026-10-01',
    ...change,
  });

  test('keeps its right lines with who listed them, names the wrong ones, and changes nothing the second time', async () => {
    const {
      platform: { database },
    } = await freshServer(databases);
    const now = new Date('2026-11-02T09:00:00Z');
    const list = (rows: ListedAdmission[]) =>
      importAdmissions(database, lookups, { sessionId: 1, rows, now, actor: 'user:1' });
    const rows = [
      line(),
      line({ regNumber: ' 202630000001aa' }),
      line({ regNumber: '' }),
      line({ regNumber: 'X1', studentTypeId: 77 }),
      line({ regNumber: 'X2', fullName: 'Eze' }),
      line({ regNumber: 'X3', admittedOn: '2026-02-30' }),
      line({ regNumber: 'X4', programmeId: 999 }),
      line({ regNumber: 'X6', departmentId: 1 }),
      line({ regNumber: 'X7', optionId: 999 }),
      line({ regNumber: 'X5' }),
    ];
    expect(await list(rows)).toEqual({
      stored: 2,
      refused: [
        { line: 2, message: '202630000001AA is on line 1 already' },
        { line: 3, message: 'the registration number is missing' },
        { line: 4, message: 'there is no student type 77' },
        { line: 5, message: 'the full name must have a surname and a first name' },
        { line: 6, message: "'2026-02-30' is not a day (YYYY-MM-DD)" },
        { line: 7, message: 'the student type has no such programme' },
        { line: 8, message: 'the department does not offer this programme' },
        { line: 9, message: 'the department has no such option' },
      ],
    });
    expect((await list([line(), line({ regNumber: 'X5' })])).stored).toBe(0);
    expect((await list([line(programme('B.Sc. Chemistry'))])).stored).toBe(1);
    const { rows: audit } = await database.query({
      name: '',
      text: `select actor from audit_entry where action = 'admission-listed' and actor = 'user:1'`,
      values: [],
    });
    expect(audit).toEqual(Array(3).fill({ actor: 'user:1' }));
  });
});
