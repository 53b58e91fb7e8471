import type { FastifyInstance } from 'fastify';
import { ownGates } from '#contract/students/gates.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { gatesOfUser } from './service.ts';

export function gateRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, ownGates, ({ query, caller }) => gatesOfUser(platform, caller.userId, query));
}
