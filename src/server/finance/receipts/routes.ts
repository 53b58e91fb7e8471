import type { FastifyInstance } from 'fastify';
import {
  clearanceForm,
  feeReceipt,
  ownClearanceForm,
  paymentHistory,
  provePayer as prove,
  receipt,
  receiptCopies,
  sendPayerCode,
  verifyReceipt,
} from '#contract/finance/payments.ts';
import { readRrr } from '../payments/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { emailIfProven, mailPayerCode, provenEmail, provePayer } from './payers.ts';
import {
  clearancesOf,
  copiesOf,
  confirmReceipt,
  historyOf,
  ownClearances,
  receiptByProof,
  receiptByRrr,
} from './service.ts';

export function receiptRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, receipt, ({ query, request }) =>
    slowGuesses(platform, 'rrr', request.ip, () => receiptByRrr(platform, readRrr(query.rrr))),
  );

  route(app, feeReceipt, async ({ query, request }) =>
    receiptByProof(platform, { reference: query.reference, email: await emailIfProven(platform, request) }, request.ip),
  );

  route(app, sendPayerCode, ({ body, request }) => mailPayerCode(platform, body, request.ip));
  route(app, prove, ({ body }) => provePayer(platform, body));

  route(app, paymentHistory, async ({ request }) => historyOf(platform, await provenEmail(platform, request)));

  route(app, receiptCopies, ({ query }) => copiesOf(platform, query));

  route(app, clearanceForm, async ({ request }) => clearancesOf(platform, await provenEmail(platform, request)));

  route(app, ownClearanceForm, ({ caller }) => ownClearances(platform, caller));

  route(app, verifyReceipt, ({ query, request }) => confirmReceipt(platform, query.code, request.ip));
}
