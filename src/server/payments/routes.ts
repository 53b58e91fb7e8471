import type { FastifyInstance } from 'fastify';
import { notification } from '#contract/payment.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import type { Prompter } from './due.ts';
import { takeNotification } from './notification.ts';

export function paymentRoutes(app: FastifyInstance, platform: Platform, prompter: Prompter): void {
  route(app, notification, ({ body }) => takeNotification(platform, prompter, body));
}
