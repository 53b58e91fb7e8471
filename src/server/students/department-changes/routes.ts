import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/students/department-changes.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { changeFor, changes, changeTook } from './deciding.ts';
import { changeList } from './list.ts';
import { apply, letterOf, resubmit, verdict, withdraw } from './service.ts';

export function departmentChangeRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.applyForChangeVerdict, ({ caller, query }) =>
    verdict(platform, caller, query.departmentId ?? null),
  );
  route(app, contract.applyForChange, (call) => apply(platform, byOf(call), call.body));
  route(app, contract.resubmitChange, async (call) => {
    await resubmit(platform, byOf(call), call.body);
    return withMessage('Your application is submitted again', null);
  });
  route(app, contract.withdrawChange, async (call) => {
    await withdraw(platform, byOf(call), call.body.id);
    return withMessage('Your application is withdrawn', null);
  });
  servePaper(app, platform, contract.changeLetter, { kind: 'department-change', prefix: 'COD' }, ({ caller }) =>
    letterOf(platform, caller as User),
  );
  serveList(
    app,
    platform,
    contract.departmentChanges,
    changeList,
    ({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }) as contract.ChangeRow,
  );
  route(app, contract.departmentChangeRecord, ({ params, caller }) => changeFor(platform, params.id, caller));
  serveWorkflow(app, platform, contract.departmentChangeWork, changes, changeTook(platform));
}
