import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/students/promotions.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route, withMessage } from '../../platform/route.ts';
import { levelName } from '../records/service.ts';
import { promotionStudentList } from './list.ts';
import { commit, latestOf, promotionNamed, takeBack, tryPromotion } from './service.ts';

export function promotionRoutes(app: FastifyInstance, platform: Platform): void {
  const { lookups } = platform;
  route(app, contract.promote, async (call) => {
    const { id, answers = {} } = call.body;
    if (call.query.trial) return tryPromotion(platform, byOf(call), answers);
    if (!id) throw notFound('Please try the promotion first');
    await commit(platform, byOf(call), id);
    return withMessage('The promotion is under way', { id });
  });
  route(app, contract.promotions, ({ caller }) => latestOf(platform, caller));
  route(app, contract.promotion, ({ params, caller }) => promotionNamed(platform, params.id, caller));
  route(app, contract.takePromotionBack, async (call) => {
    await takeBack(platform, byOf(call), call.params.id, call.body.reason);
    return withMessage('The promotion is being taken back', null);
  });
  serveList(
    app,
    platform,
    contract.promotionStudents,
    promotionStudentList,
    ({ fromLevel, toLevel, ...row }) =>
      ({
        ...row,
        fromLevel: levelName(lookups, fromLevel),
        toLevel: toLevel === null ? null : levelName(lookups, toLevel),
      }) as contract.PromotionStudent,
  );
}
