import { beforeAll, expect, test } from 'vitest';
import type { InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import { onDatabases } from '../../support/databases.ts';
import { eligibleAnswers } from '../../support/eligibleAnswers.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const INVOICES = '/api/ApplicationInvoice';
const NURSING = PROGRAMMES.find(({ id }) => id === 'nursing-school')!;
const EVENING = PROGRAMMES.find(({ id }) => id === 'evening-college')!;
const FIVE = ['English Language', 'Mathematics', 'Biology', 'Chemistry', 'Physics'];

onDatabases('questions before the invoice', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });

  const generate = async (phone: string, { applicationTypeId } = NURSING, eligibility?: unknown) => {
    const { data } = await server.call<InvoiceLookup>(
      'GET',
      `${INVOICES}/application-invoice-data?applicationTypeId=${applicationTypeId}&regNumber=${phone}`,
    );
    return server.call('POST', `${INVOICES}/generate-application-invoice`, {
      body: {
        Lastname: 'Okafor',
        FirstName: 'Adaeze',
        Email: 'ada@example.com',
        MobileNumber: phone,
        RegNumber: phone,
        SessionId: data.sessionId,
        Amount: data.amount,
        ApplicationTypeId: applicationTypeId,
        Eligibility: eligibility,
      },
    });
  };

  test('who has not answered them is refused, question by question', async () => {
    const phone = '08070000001';
    expect(await generate(phone)).toMatchObject({
      status: 422,
      json: {
        message: 'Please answer the questions that come before the invoice',
        errors: { '/Eligibility/credits': 'please tick what you have, or none of these' },
      },
    });
    const none = await generate(phone, NURSING, { credits: ['None of these'] });
    expect(none.json.errors).toEqual({ '/Eligibility/awaits': 'please select Yes or No' });
    const unknown = await generate(phone, NURSING, { credits: FIVE, other: 'x' });
    expect(Object.keys(unknown.json.errors)).toEqual(['/Eligibility/other']);
  });

  test('who cannot apply is told so in the words of the declaration, the first that fit', async () => {
    const [awaits, credits] = NURSING.sections['eligibility']!.endings!;
    const told = async (eligibility: unknown) => {
      const { status, json } = await generate('08070000002', NURSING, eligibility);
      return { status, message: json.message, errors: json.errors };
    };
    const saying = (message: string) => ({ status: 422, message, errors: { '/Eligibility': message } });
    expect(await told({ credits: FIVE.slice(1) })).toEqual(saying(credits!.text));
    expect(await told({ credits: ['None of these'], awaits: 'No' })).toEqual(saying(credits!.text));
    expect(await told({ credits: ['None of these'], awaits: 'Yes' })).toEqual(saying(awaits!.text));
  });

  test('whoever passes has an invoice, has it again without an answer, and nothing of the answers is stored', async () => {
    const phone = '08070000003';
    const made = await generate(phone, NURSING, { credits: FIVE });
    expect(made.status, made.text).toBe(200);
    expect((await generate(phone)).data.rrr).toBe(made.data.rrr);
    const stored = await server.platform.database.query({
      name: '',
      text: `select (select count(*) from invoice i where to_jsonb(i)::text like '%Chemistry%')::int
            + (select count(*) from audit_entry a where to_jsonb(a)::text like '%Chemistry%')::int as found`,
      values: [],
    });
    expect(stored.rows).toEqual([{ found: 0 }]);
  });

  test('the answers that tests give pass, and a programme without such questions takes no notice of any', async () => {
    expect((await generate('08070000004', NURSING, eligibleAnswers(NURSING.sections))).status).toBe(200);
    expect((await generate('08070000005', EVENING, { credits: [] })).status).toBe(200);
  });
});
