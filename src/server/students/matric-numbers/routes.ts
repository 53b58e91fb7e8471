import type { FastifyInstance } from 'fastify';
import { assignMatricNumbers, matricNumberReport } from '#contract/students/matric-numbers.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { numbersByScope } from './report.ts';
import { assign } from './service.ts';

export function matricNumberRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, assignMatricNumbers, (call) => assign(platform, byOf(call), call.body));
  serveReport(app, platform, matricNumberReport, (query) => numbersByScope(platform, query));
}
