import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRemita } from '#server/platform/payment/createRemita.ts';
import type { PayForm, Remita } from '#server/platform/payment/remita.ts';
import { startSandbox, type SandboxProcess } from '../../../support/remitaSandbox.ts';

const RETURN = 'http://college.example/payment_return?from=invoice';

let sandbox: SandboxProcess;
let remita: Remita;
let serial = 0;

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/');
  remita = createRemita(sandbox.settings);
});
afterAll(() => sandbox.stop());

const newRrr = (payerName = 'Okafor Ada') =>
  remita.generateRrr({
    orderId: `page${++serial}`,
    amountKobo: 1_000_000,
    payerName,
    payerEmail: 'ada@example.com',
    payerPhone: '08031234567',
    description: 'JUPEB Application',
  });
const submit = (action: string, fields: Record<string, string>) =>
  fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const open = ({ action, fields }: PayForm) => submit(action, fields);

/** Opens the page and posts the form that it shows, with what the payer chose. */
async function pay(rrr: string, choice: Record<string, string>): Promise<URL> {
  const form = remita.payForm(rrr, RETURN);
  const page = await (await open(form)).text();
  const hidden = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll('&amp;', '&'),
    ]),
  );
  const cardNumber = /name="cardNumber"[^>]* value="([^"]+)"/.exec(page)![1]!;
  const response = await submit(form.action.replace('finalize.reg', 'pay.reg'), { ...hidden, cardNumber, ...choice });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location')!);
}

test('the page says what is paid, by whom, and that no money moves; it runs nothing', async () => {
  const rrr = await newRrr('<script>alert(1)</script> "Ada"');
  const response = await open(remita.payForm(rrr, RETURN));
  const page = await response.text();
  expect(page).toContain('Sandbox: no money moves');
  expect(page).toContain('₦10,000.00');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('style="');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(new URL('pay.css', remita.payForm(rrr, RETURN).action))).headers.get('content-type')).toContain(
    'text/css',
  );
});

test('the test card pays, and the payer goes back with the RRR', async () => {
  const rrr = await newRrr();
  const back = await pay(rrr, { method: 'card', trouble: 'lost' });
  expect(back.origin + back.pathname).toBe('http://college.example/payment_return');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ from: 'invoice', RRR: rrr, status: '00' });
  expect((await remita.statusOf(rrr)).state).toBe('paid');
  expect(await (await open(remita.payForm(rrr, RETURN))).text()).toContain('This RRR is paid');
});

test.each<Record<string, string>>([{ method: 'decline' }, { method: 'card', cardNumber: '4000 0000 0000 0002' }])(
  'declined by %j, it can be paid after all',
  async (choice) => {
    const rrr = await newRrr();
    expect((await pay(rrr, choice)).searchParams.get('status')).toBe('02');
    expect(await remita.statusOf(rrr)).toMatchObject({ state: 'failed', code: '02' });
    expect((await pay(rrr, { method: 'card', trouble: 'lost' })).searchParams.get('status')).toBe('00');
  },
);

test('at a bank branch the payer goes back first and is paid for later', async () => {
  const rrr = await newRrr();
  expect((await pay(rrr, { method: 'branch', trouble: 'none' })).searchParams.get('status')).toBe('021');
  expect((await remita.statusOf(rrr)).state).toBe('paid');
});

test('a form that the merchant did not sign opens nothing', async () => {
  const { action, fields } = remita.payForm(await newRrr(), RETURN);
  for (const wrong of [
    { ...fields, hash: 'ab' },
    { ...fields, rrr: '123456789012' },
    { ...fields, responseurl: 'javascript:alert(1)' },
    {},
  ]) {
    for (const page of [action, action.replace('finalize.reg', 'pay.reg')]) {
      expect((await submit(page, { ...wrong, method: 'card' } as Record<string, string>)).status).toBe(400);
    }
  }
});
