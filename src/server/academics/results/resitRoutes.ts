import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/resits.ts';
import { readBook } from '../../kit/sheet/readBook.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { RAW_SIZE } from './rawResults.ts';
import { takeResits } from './resitFile.ts';
import { decideOnResits, removed, resitsFor, submitted } from './resitSheets.ts';

export function resitRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  route(app, contract.resitSheets, ({ caller }) => resitsFor(platform, caller));
  route(app, contract.resitsUpload, async (call) => {
    const { caller, query, request } = call;
    const sessionId = query.sessionId ?? (await requireOpenSession(database)).id;
    return takeResits(platform, byOf(call), await readBook(request, caller.userId, RAW_SIZE), sessionId, query);
  });
  route(app, contract.submitResits, (call) => submitted(platform, byOf(call), call.body));
  route(app, contract.decideResits, (call) => decideOnResits(platform, byOf(call), call.body));
  route(app, contract.removeResit, async (call) => {
    await removed(platform, byOf(call), call.body);
    return null;
  });
}
