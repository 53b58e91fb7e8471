import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/user.ts';
import { serveList } from '../platform/list/serveList.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import { sendSetupLink, switchUser, userRecord } from './service.ts';
import { userList } from './sql/list.ts';

export function userRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.users, userList, ({ createdAt, ...user }) => ({ ...user, createdAt: createdAt.toISOString() }));
  route(app, contract.user, ({ params }) => userRecord(platform, params.id));
  route(app, contract.toggleUser, async ({ caller, params, body, request }) => {
    await switchUser(platform, { user: caller, ip: request.ip }, params.id, body.active);
    return null;
  });

  route(app, contract.sendSetupMail, async ({ caller, params, request }) => {
    await sendSetupLink(platform, { user: caller, ip: request.ip }, params.id);
    return null;
  });
}
