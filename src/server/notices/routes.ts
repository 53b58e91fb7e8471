import type { FastifyInstance } from 'fastify';
import { recentNotices } from '#contract/notice.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import { recentAnnouncements } from './service.ts';

export function noticeRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, recentNotices, ({ query }) => recentAnnouncements(platform, query.category));
}
