import type { FastifyInstance } from 'fastify';
import { notification } from '#contract/finance/payments.ts';
import { paymentTimeline } from '#contract/finance/payment-timeline.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import type { Prompter } from './due.ts';
import { takeNotification } from './notification.ts';
import { readRrr, timelineOf } from './service.ts';

export function paymentRoutes(app: FastifyInstance, platform: Platform, prompter: Prompter): void {
  route(app, notification, ({ body }) => takeNotification(platform, prompter, body));

  route(app, paymentTimeline, ({ query, request }) =>
    slowGuesses(platform, 'rrr', request.ip, () => timelineOf(platform, readRrr(query.rrr))),
  );
}
