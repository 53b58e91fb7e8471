import type { FastifyInstance } from 'fastify';
import { deadlines, extendDeadline } from '#contract/admissions/deadlines.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { extend, listDeadlines } from './service.ts';

export function deadlineRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, deadlines, ({ caller }) => listDeadlines(platform, caller));
  route(app, extendDeadline, async (call) => ({ extended: await extend(platform, call.body, byOf(call)) }));
}
