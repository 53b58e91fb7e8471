import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/finance/award-requests.ts';
import { scholarshipStudents } from '#contract/finance/scholarships.ts';
import type { EffectOn } from '#rules/finance/awardChanges.ts';
import { serveBulk } from '../../kit/bulk/serveBulk.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { carryOut, changesOf } from './approving.ts';
import { askToAward } from './asking.ts';
import { askToWithdraw } from './askingBack.ts';
import { awardRequestList, findAwardRequest } from './requestSql.ts';
import { awardWork } from './work.ts';

type Listed = NonNullable<Awaited<ReturnType<typeof awardRequestList.find>>>;

export function awardRequestRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.awardRequests, awardRequestList, present);
  route(app, contract.awardRequest, ({ params, caller }) => requestOf(platform, params.id, caller));
  route(app, contract.askAward, (call) => askToAward(platform, call.body, byOf(call)));
  serveWorkflow(app, platform, contract.awardRequestWork, awardWork, carryOut(platform));
  serveBulk(app, platform, { withdraw: scholarshipStudents.withdraw }, scholarshipStudents.declared, {
    acts: { withdraw: askToWithdraw(platform) },
    changed: async () => platform.backgroundJobs.prompt(),
  });
}

async function requestOf({ database }: Platform, id: string, user: User): Promise<contract.AwardRequest> {
  const [found] = await findAwardRequest(database, { id });
  if (!found) throw notFound('There is no such request');
  const row = present(found, user);
  const isAsked = found.state === 'asked';
  const changes = isAsked ? await changesOf(database, found) : [];
  const isOwn = isAsked && (await awardWork.barred(database, id, user)).has('approve');
  const effects = found.effects as EffectOn[];
  return {
    ...row,
    may: row.may.filter((step) => step !== 'approve' || (!isOwn && changes.length === 0)),
    reason: found.reason,
    rows: effects,
    refused: effects.length - found.students,
    creditKobo: effects.reduce((kobo, { creditKobo }) => kobo + creditKobo, 0),
    digest: found.digest,
    changes,
    isOwn,
    left: found.kind === 'withdrawal' && found.state === 'approved' ? found.left : null,
  };
}

const present = ({ id, name, kind, students, awardKobo, state, askedAt, askedBy }: Listed, user: User) =>
  ({
    id,
    name,
    kind,
    students,
    awardKobo,
    state,
    askedAt: askedAt.toISOString(),
    askedBy,
    may: maySteps(contract.awardRequestWork, state, user),
  }) as contract.AwardRequestRow;
