import type { FastifyInstance } from 'fastify';
import { generateInvoice, invoiceDetails, invoiceLookup, verifyPayment } from '#contract/applicationInvoice.ts';
import { checkPayment, readRrr } from '../payments/service.ts';
import { slowGuesses } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { route, withMessage } from '../platform/route.ts';
import { presentInvoice } from './present.ts';
import { byRrr, generate, lookUp } from './service.ts';

export function invoiceRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, invoiceLookup, ({ query, request }) => lookUp(platform, query, request.ip));

  route(app, generateInvoice, async ({ body, request }) =>
    withMessage('Invoice generated successfully!', await generate(platform, body, request.ip)));

  route(app, invoiceDetails, async ({ query, request }) =>
    presentInvoice(platform, await slowGuesses(platform, 'rrr', request.ip, () => byRrr(platform, readRrr(query.rrr))), 'rrr'));

  route(app, verifyPayment, async ({ body, request }) => {
    const rrr = readRrr(body.rrr);
    await slowGuesses(platform, 'rrr', request.ip, () => byRrr(platform, rrr));
    const { status } = await checkPayment(platform, rrr, request.ip);
    const invoice = presentInvoice(platform, await byRrr(platform, rrr), 'rrr');
    return withMessage(received(invoice.isPaid, status?.state === 'paid'), invoice);
  });
}

/** `moved`: the provider took money, whether or not it was what this invoice asks for. */
function received(isPaid: boolean, moved: boolean): string {
  if (isPaid) return 'Your payment has been received';
  return moved ? 'What was paid is not the amount of this invoice. Please take your proof of payment to the bursary' : 'Your payment has not been received yet';
}
