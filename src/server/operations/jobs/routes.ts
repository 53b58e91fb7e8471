import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/operations/jobs.ts';
import { presentJob } from '../../platform/background-jobs/present.ts';
import { cancelJob, findJob, jobsOf, markJobSeen } from '../../platform/background-jobs/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';

const SHOWN_MS = 24 * 60 * 60_000;
const MOST = 20;

/** Of another person's jobs they say nothing. */
export function jobRoutes(app: FastifyInstance, { database, now }: Platform): void {
  route(app, contract.ownJobs, async ({ caller }) =>
    (await jobsOf(database, { owner: caller.userId, since: new Date(now().getTime() - SHOWN_MS), limit: MOST })).map(
      presentJob,
    ),
  );

  route(app, contract.ownJob, async ({ caller, params }) => {
    const [job] = await findJob(database, { jobId: params.id, owner: caller.userId });
    if (!job) throw notFound('There is no such job');
    return presentJob(job);
  });

  route(app, contract.cancelJob, async ({ caller, params }) => {
    await cancelJob(database, { jobId: params.id, owner: caller.userId, now: now() });
    return null;
  });

  /** What somebody else sees in the person's place stays unseen. */
  route(app, contract.seeJob, async ({ caller, params }) => {
    if (caller.impersonatorId === null)
      await markJobSeen(database, { jobId: params.id, owner: caller.userId, now: now() });
    return null;
  });
}
