import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/user.ts';
import type { Lookups } from '../lookups/service.ts';
import { serveList } from '../platform/list/serveList.ts';
import type { Platform } from '../platform/platform.ts';
import { serveUpload } from '../platform/resource/serveUpload.ts';
import { route } from '../platform/route.ts';
import { changeUser, createUser, sendSetupLink, switchUser, userRecord, userRows } from './service.ts';
import { userList } from './sql/list.ts';

export function userRoutes(app: FastifyInstance, platform: Platform, lookups: Lookups): void {
  serveList(app, platform, contract.users, userList, ({ createdAt, ...user }) => ({ ...user, createdAt: createdAt.toISOString() }));
  serveUpload(app, platform, contract.userSheet, userRows(platform, lookups));
  route(app, contract.user, ({ params }) => userRecord(platform, params.id));
  route(app, contract.createUser, ({ caller, body, request }) => createUser(platform, lookups, { user: caller, ip: request.ip }, body));

  route(app, contract.updateUser, async ({ caller, params, body, request }) => {
    await changeUser(platform, lookups, { user: caller, ip: request.ip }, params.id, body);
    return null;
  });

  route(app, contract.toggleUser, async ({ caller, params, body, request }) => {
    await switchUser(platform, { user: caller, ip: request.ip }, params.id, body.active);
    return null;
  });

  route(app, contract.sendSetupMail, async ({ caller, params, request }) => {
    await sendSetupLink(platform, { user: caller, ip: request.ip }, params.id);
    return null;
  });
}
