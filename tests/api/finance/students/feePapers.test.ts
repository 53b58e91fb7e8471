import { beforeAll, expect, test } from 'vitest';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { payInvoice } from '../../../support/payer.ts';
import { pdfPages } from '../../../support/pdfText.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { publishFees, studentFee } from '../../../support/studentMoney.ts';

const PRE_DEGREE = 13;

onDatabases('the papers of fees', (databases) => {
  let server: TestServer;
  const get = <Path extends string>({ token }: Enrolled, path: Path) => server.call('GET', path, { token });
  const pays = async (student: Enrolled, purpose: string, expectedTotal: number, feeIds?: number[]) => {
    const { data, text } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: student.token,
      body: { purpose: purpose as 'school', sessionId: 1, expectedTotal, ...(feeIds && { feeIds }) },
    });
    if (!data?.rrr) throw new Error(text);
    await payInvoice(server, data.rrr);
  };
  beforeAll(async () => {
    server = await freshServer(databases);
    await server.platform.database.query({
      name: '',
      text: `update fee_assignment set state = 'replaced'`,
      values: [],
    });
    for (const purpose of ['acceptance', 'development', 'school'] as const) {
      const fee = await studentFee(server, `Paper ${purpose}`, { purpose });
      for (const studentTypeId of [1, PRE_DEGREE])
        await publishFees(server, { [fee]: 25_000_00 }, { purpose, studentTypeId });
    }
  });

  test('are printed once they are paid, and are listed with what is missing', async () => {
    const student = await enrolled(server, 'papersa');
    const refused = await get(student, '/api/Payment/acceptance-letter');
    expect([refused.status, refused.json.message]).toEqual([422, 'Pay your acceptance fee to print your letter.']);
    const toPay = { name: 'Acceptance fee', to: '/academic_fees/acceptance' };
    expect(refused.json).toMatchObject({
      title: 'Not yet!',
      question: { kind: 'unmet', missing: [{ words: 'Pay your acceptance fee to print your letter.', link: toPay }] },
    });
    expect((await get(student, '/api/Payment/development-levy-letter')).json).toMatchObject({
      question: { missing: [{ link: { to: '/development_levy' } }] },
    });
    expect((await get(student, '/api/Payment/fee-papers')).data.map(({ link }) => link?.to)).toEqual([
      '/development_levy',
      '/academic_fees/acceptance',
    ]);
    const list = async () =>
      (await get(student, '/api/Payment/fee-papers')).data.map(({ to, missing }) => [to, missing]);
    expect(await list()).toEqual([
      ['/development_levy/letter', 'Pay your development levy to print your letter.'],
      ['/academic_fees/acceptance/letter', 'Pay your acceptance fee to print your letter.'],
    ]);
    await pays(student, 'acceptance', 25_000);
    await pays(student, 'development', 25_000);
    const letter = (await get(student, '/api/Payment/acceptance-letter')).data;
    expect(letter).toMatchObject({ title: 'Letter of acceptance', holder: 'Okafor Ada Ngozi' });
    expect(letter.paragraphs.join(' ')).toContain('₦25,000.00');
    const proof = (await get(student, '/api/Payment/development-levy-letter')).data;
    expect(proof.tables[0]!.totals).toEqual([['Total', '₦25,000.00']]);
    expect(proof.closing).toBe('Twenty Five Thousand Naira Only');
    const ready = (await get(student, '/api/Payment/fee-papers')).data;
    expect(ready.map(({ missing, link }) => [missing, link])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await get(student, '/api/Payment/form-11?of=school')).status).toBe(404);
  });

  test('of a pre-degree student are Form 11 too, when all is paid', async () => {
    const student = await enrolled(server, 'papersb', { studentTypeId: PRE_DEGREE });
    const refused = await get(student, '/api/Payment/form-11?of=school');
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Pay your school fees in full to print your Form 11.',
    ]);
    await pays(student, 'school', 25_000);
    expect(refused.json).toMatchObject({
      question: { missing: [{ link: { name: 'School fees', to: '/academic_fees/school_fees' } }] },
    });
    const { data } = await get(student, '/api/Payment/form-11?of=school');
    expect(data).toMatchObject({ title: 'Form 11: confirmation of payment', number: expect.stringMatching(/^F11\//) });
    const reply = await fetch(`${server.address}/api/Payment/form-11.pdf?of=school`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const pages = pdfPages(Buffer.from(await reply.arrayBuffer()));
    expect(pages.join(' ')).toContain('Paper school');
    expect((await get(student, '/api/Payment/form-11?of=sundry')).json.message).toBe(
      'No compulsory fees are asked of you.',
    );
    const fee = await studentFee(server, 'Paper sundry', { purpose: 'sundry' });
    await publishFees(server, { [fee]: 3_000_00 }, { purpose: 'sundry', studentTypeId: PRE_DEGREE });
    expect((await get(student, '/api/Payment/form-11?of=sundry')).json).toMatchObject({
      question: { missing: [{ link: { to: '/academic_fees/sundry' } }] },
    });
    await pays(student, 'sundry', 3_000, [fee]);
    expect((await get(student, '/api/Payment/form-11?of=sundry')).data.closing).toBe('Three Thousand Naira Only');
  });
});
