import type { FastifyInstance } from 'fastify';
import { verifyDocument } from '#contract/school/papers.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { confirmDocument } from './service.ts';

export function paperRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, verifyDocument, ({ query, request }) => confirmDocument(platform, query.code, request.ip));
}
