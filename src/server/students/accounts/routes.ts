import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/accounts.ts';
import { admissionClaim, undoClaim as undo } from '#contract/people/student-claims.ts';
import { clientOf } from '../../people/accounts/session.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { claimOf, undoClaim } from './claims.ts';
import { createProfile, initialProfile, sendClaimCode } from './newStudents.ts';

export function studentAccountRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.studentInitialProfile, ({ query, request }) => initialProfile(platform, query, request.ip));
  route(app, contract.verifyUser, ({ body, request }) => sendClaimCode(platform, body, request.ip));
  route(app, contract.createStudentProfile, ({ body, ...call }) =>
    createProfile(platform, body, clientOf(platform, call)),
  );

  route(app, admissionClaim, ({ query }) => claimOf(platform, query.regNumber));
  route(app, undo, async (call) => {
    await undoClaim(platform, byOf(call), call.body);
    return null;
  });
}
