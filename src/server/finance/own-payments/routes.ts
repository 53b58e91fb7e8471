import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/own-payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { checkOwnInvoice, listOwnInvoices, showOwnInvoice } from './service.ts';

export function ownPaymentRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.ownInvoices, ({ caller }) => listOwnInvoices(platform, caller));
  route(app, contract.ownInvoice, ({ caller, query, request }) =>
    showOwnInvoice(platform, caller, query.invoiceNumber, request.ip),
  );
  route(app, contract.checkOwnInvoice, ({ caller, body, request }) =>
    checkOwnInvoice(platform, caller, body.invoiceNumber, request.ip),
  );
}
