import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/communication/ratings.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { answerRating } from './service.ts';

export function ratingRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.createRating, async ({ caller, body }) => {
    await answerRating(platform, caller.userId, body);
    return null;
  });

  route(app, contract.postponeRating, async ({ caller }) => {
    await answerRating(platform, caller.userId, null);
    return null;
  });
}
