import type { FastifyInstance } from 'fastify';
import {
  applicantInvoices,
  changeApplicantEmail,
  changeOwnEmail,
  disputeInvoice,
  generateInvoice,
  invoiceDetails,
  invoiceLookup,
  moveInvoice,
  openInvoice,
  sendInvoiceCode,
  sendRrr,
  verifyPayment,
} from '#contract/admissions/application-invoices.ts';
import { byRrr, presentInvoice, visitorOf } from '../../finance/invoices/service.ts';
import { checkPayment, readRrr } from '../../finance/payments/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { byOf } from '../../platform/auth/caller.ts';
import { changeFor, changeOwn, findInvoices } from './email-address/service.ts';
import { requestRrr } from './forgotten/service.ts';
import { move } from './moving.ts';
import { dispute, generate, lookUp, openByCode, sendCode } from './service.ts';

/** `prompt` has requests for a forgotten RRR answered at once. */
export function invoiceRoutes(app: FastifyInstance, platform: Platform, prompt: () => void): void {
  route(app, invoiceLookup, ({ query, request, reply }) =>
    lookUp(platform, query, visitorOf(platform, request, reply)),
  );

  route(app, generateInvoice, async ({ body, request, reply }) =>
    withMessage('Invoice generated successfully!', await generate(platform, body, visitorOf(platform, request, reply))),
  );

  route(app, sendInvoiceCode, ({ body, request, reply }) =>
    sendCode(platform, body, visitorOf(platform, request, reply)),
  );

  route(app, openInvoice, ({ body, request, reply }) =>
    openByCode(platform, body, visitorOf(platform, request, reply)),
  );

  route(app, sendRrr, async ({ body, request, reply }) => {
    const answer = await requestRrr(platform, body, visitorOf(platform, request, reply));
    reply.raw.once('close', prompt);
    return answer;
  });

  route(app, changeOwnEmail, ({ body, request, reply }) =>
    changeOwn(platform, body, visitorOf(platform, request, reply)),
  );

  route(app, applicantInvoices, ({ query }) => findInvoices(platform, query.number));

  route(app, changeApplicantEmail, async ({ body, caller, request }) => {
    await changeFor(platform, body, byOf({ caller, request }));
    return withMessage('The email address has been changed', null);
  });

  route(app, disputeInvoice, async ({ body, request, reply }) =>
    withMessage(
      'We have told the college. It will check this payment and call you',
      await dispute(platform, body, visitorOf(platform, request, reply)),
    ),
  );

  route(app, moveInvoice, async ({ body, caller, request }) => {
    await move(platform, body, byOf({ caller, request }));
    return withMessage('The invoice has been moved', null);
  });

  route(app, invoiceDetails, async ({ query, request }) =>
    presentInvoice(
      platform,
      await slowGuesses(platform, 'rrr', request.ip, () => byRrr(platform, readRrr(query.rrr))),
      'rrr',
    ),
  );

  route(app, verifyPayment, async ({ body, request }) => {
    const rrr = readRrr(body.rrr);
    await slowGuesses(platform, 'rrr', request.ip, () => byRrr(platform, rrr));
    const { status } = await checkPayment(platform, rrr, request.ip);
    const invoice = presentInvoice(platform, await byRrr(platform, rrr), 'rrr');
    return withMessage(received(invoice.isPaid, status?.state === 'paid'), invoice);
  });
}

function received(isPaid: boolean, providerTookMoney: boolean): string {
  if (isPaid) return 'Your payment has been received';
  return providerTookMoney
    ? 'What was paid is not the amount of this invoice. Please take your proof of payment to the bursary'
    : 'Your payment has not been received yet';
}
