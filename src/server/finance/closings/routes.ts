import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/closings.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { actorOf, byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { askToClose } from './asking.ts';
import { closingList, findClosing, takePack } from './sql.ts';
import { assertionsFor, closingWork, digestOf, nameOf, seal } from './work.ts';

type Listed = NonNullable<Awaited<ReturnType<typeof closingList.find>>>;

export function closingRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  serveList(app, platform, contract.closings, closingList, presentClosing);
  route(app, contract.closing, async ({ params: { id }, caller }) => {
    const [found] = await findClosing(database, { id });
    if (!found) throw notFound('There is no such closing');
    const assertions = await assertionsFor(database, found);
    const left = await closingWork.barred(database, id, caller);
    const row = presentClosing(found, caller);
    return {
      ...row,
      may: row.may.filter((step) => !left.has(step)),
      assertions,
      seal: found.seal,
      digest: digestOf(assertions),
    };
  });
  route(app, contract.askClosing, (call) => askToClose(platform, call.body, byOf(call)));
  serveWorkflow(app, platform, contract.closingWork, closingWork, seal);
  route(app, contract.closingPack, async ({ params: { id }, caller, request, reply }) => {
    const by = { actor: actorOf(caller), ip: request.ip };
    const [taken] = await takePack(database, { id, now: platform.now(), ...by });
    if (!taken) throw notFound('This was not closed');
    reply.header('content-disposition', `attachment; filename="closed-${taken.toDay}.csv"`);
    return taken.pack;
  });
}

const presentClosing = (row: Listed, user: User) =>
  ({
    id: row.id,
    name: nameOf(row),
    span: row.span,
    fromDay: row.fromDay,
    toDay: row.toDay,
    state: row.state,
    askedAt: row.askedAt.toISOString(),
    askedBy: row.askedBy,
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    may: maySteps(contract.closingWork, row.state, user),
  }) as contract.ClosingRow;
