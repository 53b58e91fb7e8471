import pg from 'pg';
import * as contract from '#contract/finance/fee-setup.ts';
import { judgedBy } from '../../kit/forms/service.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { actorOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { route, withMessage } from '../../platform/route.ts';
import { collegeFees, feeCategories, feeTypes } from './sql.ts';

const FOREIGN_KEY = '23503';

export const feeSetup: Domain = {
  name: 'fee setup',
  register(app, platform) {
    const { database } = platform;
    const changed = () => platform.lookups.read(database);
    serveResource(app, platform, contract.collegeFees, collegeFees, {
      judge: { create: judgedBy(platform, 'college-fee'), correct: judgedBy(platform, 'college-fee-details') },
    });
    serveResource(app, platform, contract.feeTypes, feeTypes, {
      judge: { create: judgedBy(platform, 'fee-type'), correct: judgedBy(platform, 'fee-type') },
      changed,
    });
    serveResource(app, platform, contract.feeCategories, feeCategories, {
      judge: { create: judgedBy(platform, 'school-name'), correct: judgedBy(platform, 'school-name') },
      changed,
    });
    route(app, contract.collegeFees.remove, async ({ params, caller, request }) => {
      const by = { now: platform.now(), actor: actorOf(caller), ip: request.ip };
      const [removed] = await collegeFees.remove(database, { id: params.id, ...by }).catch(inUse);
      if (!removed) throw notFound('There is no such fee');
      return withMessage('The fee is deleted', null);
    });
  },
};

function inUse(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.code !== FOREIGN_KEY) throw error;
  throw new Problem(409, 'This fee was assigned or invoiced, and stays. You can deactivate it instead', {
    title: 'Not deleted!',
  });
}
