import type { FastifyInstance } from 'fastify';
import { clearanceForm, feeReceipt, paymentHistory, receipt, verifyReceipt } from '#contract/payment.ts';
import { readRrr } from '../payments/service.ts';
import { slowGuesses } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import { clearanceByProof, confirmReceipt, historyByProof, receiptByProof, receiptByRrr } from './service.ts';

export function receiptRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, receipt, ({ query, request }) =>
    slowGuesses(platform, 'rrr', request.ip, () => receiptByRrr(platform, readRrr(query.rrr))));

  route(app, feeReceipt, ({ query, request }) => receiptByProof(platform, query, request.ip));

  route(app, paymentHistory, ({ query, request }) => historyByProof(platform, query, request.ip));

  route(app, clearanceForm, ({ query, request }) => clearanceByProof(platform, query, request.ip));

  route(app, verifyReceipt, ({ query, request }) => confirmReceipt(platform, query.code, request.ip));
}
