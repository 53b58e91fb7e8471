import type { FastifyInstance } from 'fastify';
import { notification, receipt } from '#contract/payment.ts';
import { slowGuesses } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import type { Prompter } from './due.ts';
import { takeNotification } from './notification.ts';
import { receiptOf } from './receipt.ts';
import { readRrr } from './service.ts';

export function paymentRoutes(app: FastifyInstance, platform: Platform, prompter: Prompter): void {
  route(app, receipt, ({ query, request }) =>
    slowGuesses(platform, 'rrr', request.ip, () => receiptOf(platform, readRrr(query.rrr))));

  route(app, notification, ({ body }) => takeNotification(platform, prompter, body));
}
