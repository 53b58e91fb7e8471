import type { Access } from '#contract/kit/endpoint.ts';
import { forbidden } from '../problem.ts';
import type { JobKind } from './backgroundJobs.ts';

/** Whoever lost the claim since they began it goes on no further. */
export const heldTo = (access: Access, kind: JobKind): JobKind => ({
  ...kind,
  step: async (tx, job) => {
    if (typeof access === 'object' && !job.by.user.claims.has(access.claim)) throw forbidden();
    return kind.step(tx, job);
  },
});
