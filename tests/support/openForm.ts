import { expect, type BrowserContext, type Page } from '@playwright/test';
import { programmePath } from '#catalogue/compiling/programmeFiles.ts';
import type { Programme } from '#catalogue/programme.ts';
import { stepsOf } from '../../src/form/flow/steps.ts';
import { type Applicant, invoiceFor, logIn } from './applicant.ts';
import { callerOf, type Caller } from './call.ts';
import { fileKilobytes, listen, type Transfer } from './transfer.ts';

/** A form that stands open at its first section, and what it cost to come there with nothing kept from before. */
export interface OpenForm {
  readonly page: Page;
  /** What has come over the line by now. */
  readonly heard: () => Transfer;
  readonly transfer: Transfer;
}

/** Opens the form of one who has paid and logged in on another device. */
export async function openForm(context: BrowserContext, address: string, programme: Programme): Promise<OpenForm> {
  const page = await context.newPage();
  await enterAs(page, programme, await paidApplicant(callerOf(address), programme));
  const heard = await listen(page);
  await page.goto(`${address}${programme.routes.application}`);
  await page.locator('form .m-question').first().waitFor();
  await expect(page.locator('form').getByText('Loading…'), 'widgets that come when they are first drawn').toHaveCount(
    0,
  );
  return { page, heard, transfer: heard() };
}

/** Every page that is opened from now on is that of an applicant who has logged in. */
export async function enterAs(page: Page, programme: Programme, { token, applicantId }: Applicant): Promise<void> {
  const held = JSON.stringify({ token, applicantId, expires: new Date(Date.now() + 3_600_000).toISOString() });
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [`matricula.applicant-token.${programme.id}`, held],
  );
}

/** What each section costs a page that stands open, in kilobytes, by its name. */
export async function sectionKilobytes(page: Page, programme: Programme): Promise<Readonly<Record<string, number>>> {
  const weigh = async ({ section }: { section: string }) =>
    [section, await fileKilobytes(page, programmePath(programme, `${section}.js`))] as const;
  return Object.fromEntries(await Promise.all(stepsOf(programme.chart).map(weigh)));
}

/** From a new phone number to a paid invoice, at a college whose sandbox takes no orders from tests. */
export async function paidRrr(server: Caller, programme?: Programme): Promise<string> {
  const rrr = await invoiceFor(server, programme);
  await payAtPage(server, rrr);
  return rrr;
}

/** From there to an open application. */
export const paidApplicant = async (server: Caller, programme?: Programme): Promise<Applicant> =>
  logIn(server, await paidRrr(server, programme), programme);

/** Pays by the form that the invoice carries, as a card does at the provider's own page. */
export async function payAtPage(server: Caller, rrr: string): Promise<void> {
  const { data } = await server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`);
  const { action, fields } = data.payForm as { action: string; fields: Record<string, string> };
  const body = new URLSearchParams({
    ...fields,
    method: 'card',
    cardNumber: '5399 8300 0000 0008',
    expiry: '12/30',
    cvv: '123',
  });
  await fetch(action.replace('finalize.reg', 'pay.reg'), { method: 'POST', body, redirect: 'manual' });
  const verified = await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  if (!verified.data?.isPaid) throw new Error(`The sandbox did not take the payment: ${verified.text}`);
}
