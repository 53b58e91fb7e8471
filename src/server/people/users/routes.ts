import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/users.ts';
import { byOf } from '../../platform/auth/caller.ts';
import { serveBulk } from '../../kit/bulk/serveBulk.ts';
import { historyOf } from '../../kit/history/history.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { route } from '../../platform/route.ts';
import { changeUser, createUser, sendSetupLink, switchUser, userActs, userRecord } from './service.ts';
import { staffProfile, updateStaff } from './staff.ts';
import { userList } from './sql/list.ts';
import { accountUpload, userSheet } from './upload.ts';

export function userRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.users, userList, ({ createdAt, ...user }) => ({
    ...user,
    createdAt: createdAt.toISOString(),
  }));
  serveBulk(app, platform, contract.userBulk, contract.users.declared, { acts: userActs });
  serveUpload(app, platform, contract.userSheet, accountUpload(platform, userSheet(platform)));
  route(app, contract.user, ({ params }) => userRecord(platform, params.id));
  route(app, contract.userHistory, async ({ params }) =>
    historyOf(platform.database, 'user', (await userRecord(platform, params.id)).id),
  );
  route(app, contract.createUser, (call) => createUser(platform, byOf(call), call.body));

  route(app, contract.updateUser, async (call) => {
    await changeUser(platform, byOf(call), { ...call.params, ...call.query }, call.body);
    return null;
  });

  route(app, contract.toggleUser, async (call) => {
    await switchUser(platform, byOf(call), call.params.id, call.body.active);
    return null;
  });

  route(app, contract.toggleUserActivation, async (call) => {
    await switchUser(platform, byOf(call), call.query.userId, call.body.active);
    return null;
  });

  route(app, contract.sendSetupMail, async (call) => {
    await sendSetupLink(platform, byOf(call), call.query);
    return null;
  });

  route(app, contract.staffProfile, ({ params }) => staffProfile(platform, params.id));
  route(app, contract.staffHistory, async ({ params }) => {
    await staffProfile(platform, params.id);
    return historyOf(platform.database, 'staff', params.id);
  });

  route(app, contract.updateStaff, async (call) => {
    await updateStaff(platform, byOf(call), { ...call.params, ...call.query }, call.body);
    return null;
  });
}
