import { beforeAll, expect, test } from 'vitest';
import type { ClearanceForm, Receipt } from '#contract/payment.ts';
import { newApplicant } from '../../support/applicant.ts';
import { onBothGrounds } from '../../support/grounds.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../support/payer.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onBothGrounds('receipts', (ground) => {
  let server: TestServer;
  beforeAll(async () => { server = await freshServer(ground); });

  const ask = (path: string, reference: string, proof: string) =>
    server.call('GET', `/api/${path}?${new URLSearchParams({ reference, proof })}`);
  const paid = async (name: string, payer: ReturnType<typeof newPayer>) => {
    const invoice = await invoiceFee(server, (await feeNamed(server, name)).id, payer);
    await payInvoice(server, invoice.rrr!);
    return { ...invoice, rrr: invoice.rrr! };
  };

  test('a receipt is found by its RRR or number with the phone or the e-mail, however they are written', async () => {
    const payer = newPayer({ RegNumber: 'UG/19/1', Email: 'Ada.R@Example.com' });
    const { rrr, invoiceNumber } = await paid('Identity Card', payer);
    const spaced = rrr.replace(/(\d{4})(?=\d)/g, '$1 ');
    const phone = `+234${payer.MobileNumber.slice(1)}`;
    for (const [reference, proof] of [[rrr, payer.MobileNumber], [spaced, phone], [invoiceNumber, 'ada.r@example.com'], [invoiceNumber.toLowerCase(), ' ADA.R@EXAMPLE.COM ']] as const) {
      const { status, data } = await ask('Payment/fee-receipt', reference, proof);
      expect(status, `${reference} and ${proof}`).toBe(200);
      expect(data).toMatchObject({
        kind: 'fee', title: 'Identity Card Receipt', matricNumber: 'UG/19/1', fullName: 'Okafor Ada', total: 2500, totalInWords: 'Two Thousand Five Hundred Naira Only',
        recieptItems: [{ description: 'Identity Card', amount: 2500, paymentType: 'Full' }],
      });
    }
  });

  test('the RRR is told whole to one who has it, and in part to one who has only the number', async () => {
    const payer = newPayer();
    const { rrr, invoiceNumber } = await paid('Identity Card', payer);
    const told = async (reference: string) => ((await ask('Payment/fee-receipt', reference, payer.MobileNumber)).data as Receipt).rrr;
    expect(await told(rrr)).toBe(rrr);
    expect(await told(invoiceNumber)).toBe(`••••••••${rrr.slice(-4)}`);
  });

  test('one wrong fact opens nothing, and which of the two it was is not told', async () => {
    const [mine, other] = [newPayer({ Email: 'm@example.com' }), newPayer({ Email: 'o@example.com' })];
    const { rrr } = await paid('Identity Card', mine);
    const answers = [await ask('Payment/fee-receipt', rrr, other.MobileNumber), await ask('Payment/fee-receipt', '000000000000', mine.MobileNumber),
      await ask('Payment/fee-receipt', rrr, ''), await ask('Payment/fee-receipt', '', mine.MobileNumber), await ask('Bursary/get-all-invoices', rrr, 'o@example.com')];
    for (const { status, json } of answers) expect([status, json.message]).toEqual([404, answers[0]!.json.message]);
  });

  test('what is not paid has no receipt; what has just been paid has one at once', async () => {
    const payer = newPayer();
    const { rrr } = await invoiceFee(server, (await feeNamed(server, 'Identity Card')).id, payer);
    expect((await ask('Payment/fee-receipt', rrr!, payer.MobileNumber)).json.message).toBe('This invoice has not been paid');
    server.clock.advance(10_000);
    await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } });
    expect((await ask('Payment/fee-receipt', rrr!, payer.MobileNumber)).status).toBe(200);
  });

  test('a history is all that the same payer paid, newest first, and no RRR but the one that was shown', async () => {
    const payer = newPayer();
    const first = await paid('Identity Card', payer);
    server.clock.advance(1_000);
    const second = await paid('Medical Screening', payer);
    await paid('Medical Screening', newPayer());
    await paid('Library Registration', { ...payer, Lastname: 'Bello' });
    await invoiceFee(server, (await feeNamed(server, 'Matriculation Gown')).id, payer);
    const { data } = await ask('Bursary/get-all-invoices', first.rrr, payer.MobileNumber);
    expect((data as Receipt[]).map(({ title, rrr }) => [title, rrr])).toEqual([
      ['Medical Screening Receipt', `••••••••${second.rrr.slice(-4)}`], ['Identity Card Receipt', first.rrr],
    ]);
  });

  test('who pays a fee in the name of another does not learn the RRR that opens their application', async () => {
    const victim = await newApplicant(server);
    const { rows: [invoice] } = await server.platform.database.query({ name: '', text: `select i.* from invoice i join payment p on p.invoice_id = i.id where p.rrr = '${victim.rrr}'`, values: [] });
    const { rrr } = await paid('Identity Card', newPayer({ Lastname: invoice!['lastname'], MobileNumber: invoice!['phone'], Email: invoice!['email'] }));
    const { text, data } = await ask('Bursary/get-all-invoices', rrr, invoice!['phone'] as string);
    expect(data).toHaveLength(2);
    expect(text).not.toContain(victim.rrr);
  });

  test('the clearance form lists every component, with what was paid of them', async () => {
    const payer = newPayer({ RegNumber: 'UG/26/7' });
    const acceptance = await paid('Acceptance Fee', payer);
    const { data } = await ask('Bursary/clearance-form', acceptance.rrr, payer.MobileNumber);
    const { components, ...whose } = data as ClearanceForm;
    expect(whose).toEqual({ fullName: 'Okafor Ada', regNumber: 'UG/26/7', session: '2026/2027' });
    expect(components.map(({ name, paid: payment }) => [name, payment?.rrr ?? null])).toEqual([
      ['Acceptance Fee', `••••••••${acceptance.rrr.slice(-4)}`], ['Medical Screening', null], ['Identity Card', null], ['Library Registration', null], ['Matriculation Gown', null],
    ]);
  });

  test('the code on a receipt confirms it, and says no more of a person than initials', async () => {
    const payer = newPayer({ MiddleName: 'Ngozi' });
    const { rrr } = await paid('Identity Card', payer);
    const { data } = await ask('Payment/fee-receipt', rrr, payer.MobileNumber);
    const { url } = (data as Receipt).verification;
    expect(url).toMatch(new RegExp(`^${server.platform.settings.publicUrl}/verify_receipt/[0-9a-f]{32}$`));
    const confirmed = await server.call('GET', `/api/Payment/verify-receipt?code=${url.split('/').at(-1)}`);
    expect(confirmed.data).toEqual({ initials: 'O. A. N.', description: 'Identity Card', session: '2026/2027', amount: 2500, date: expect.any(String) });
    expect((await server.call('GET', '/api/Payment/verify-receipt?code=nonsense')).status).toBe(404);
  });

  test('ten thousand guesses are slowed to a crawl', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 30; guess += 1) statuses.push((await ask('Payment/fee-receipt', `2900${String(guess).padStart(8, '0')}`, '08030000000')).status);
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(15);
    expect(statuses.at(-1)).toBe(429);
  });
});
