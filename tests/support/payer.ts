import type { Invoice } from '#contract/finance/invoices.ts';
import { pay } from './applicant.ts';
import type { Caller } from './call.ts';

let phones = 0;

/** Who pays a fee: right answers to the payer's form, under a phone number of their own. */
export const newPayer = (change: Readonly<Record<string, unknown>> = {}) => ({
  Lastname: 'Okafor',
  FirstName: 'Ada',
  MobileNumber: `0901${String(++phones).padStart(7, '0')}`,
  Email: 'ada@example.com',
  ...change,
});

/** The demo college's fee of that name; only such as a payer chooses. */
export async function feeNamed(server: Caller, name: string): Promise<{ id: number; amount: number }> {
  const get = async <Path extends string>(path: Path) => (await server.call('GET', `/api/Bursary/${path}`)).data;
  for (const category of await get('setup-categories')) {
    for (const type of await get(`setup-category-types?setupCategoryId=${category.id}`)) {
      const fee = (await get(`setup-category-fees?setupCategoryTypeId=${type.id}`)).find((each) => each.name === name);
      if (fee) return fee;
    }
  }
  throw new Error(`The college has no fee '${name}'`);
}

export async function invoiceFee(server: Caller, feeId: number, payer: object): Promise<Invoice> {
  const { status, data, text } = await server.call('POST', '/api/Bursary/generate-invoice', { body: { feeId, payer } });
  if (status !== 200) throw new Error(text);
  return data;
}

/** Pays at the sandbox and says so to the college, as the payer's page does. */
export async function payInvoice(server: Caller, rrr: string): Promise<void> {
  await pay(server, rrr);
  await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
}
