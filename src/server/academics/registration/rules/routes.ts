import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/academics/registration-rules.ts';
import { serveList } from '../../../kit/list/serveList.ts';
import { serveResource } from '../../../kit/resource/serveResource.ts';
import { serveUpload } from '../../../kit/upload/serveUpload.ts';
import { byOf, type User } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt } from '../../../platform/problem.ts';
import { route, withMessage } from '../../../platform/route.ts';
import { guardOfDepartments } from '../../courses/policy.ts';
import { borrowPermitList, studentUnitLoadList, studentWindowList } from './lists.ts';
import { registrationWindows, unitLoads } from './resources.ts';
import {
  judgeLoad,
  judgeWindow,
  saveLoad,
  savePermit,
  saveWindow,
  switchOne,
  toggleLoad,
  togglePermit,
  toggleWindow,
} from './service.ts';
import { loadUpload } from './upload.ts';

const OF_THE_REGISTRY =
  'the registry opens registration for a student type. You can open it for one student of your department';

/** Windows, loads and permits. */
export function ruleRoutes(app: FastifyInstance, platform: Platform): void {
  const window = (answers: unknown, title: string) => judgeWindow(platform, answers, title);
  serveResource(app, platform, contract.registrationWindows, registrationWindows, {
    judge: { create: window, correct: window },
    rowGuardFor: async (_db: Queryable, user: User) => () =>
      user.claims.has('school-setup') ? undefined : mistakeAt('/studentTypeId', OF_THE_REGISTRY, 'Invalid Action!'),
  });

  const load = (answers: unknown, title: string) => judgeLoad(platform, answers, title);
  serveResource(app, platform, contract.departmentUnitLoads, unitLoads, {
    judge: { create: load, correct: load },
    rowGuardFor: guardOfDepartments,
  });

  serveList(app, platform, contract.studentUnitLoads, studentUnitLoadList, (row) => row);
  route(app, contract.setStudentUnitLoad, async (call) =>
    withMessage('The load is set', await saveLoad(platform, byOf(call), call.body)),
  );
  serveUpload(app, platform, contract.studentUnitLoadSheet, loadUpload(platform));
  const switchLoad = switchOne(platform, studentUnitLoadList, toggleLoad, 'load');
  route(app, contract.toggleStudentUnitLoad, async (call) => {
    await switchLoad(byOf(call), call.params.id, call.body.active);
    return null;
  });

  serveList(app, platform, contract.studentWindows, studentWindowList, (row) => row);
  route(app, contract.openStudentWindow, async (call) =>
    withMessage('Registration is open for this student', await saveWindow(platform, byOf(call), call.body)),
  );
  const switchWindow = switchOne(platform, studentWindowList, toggleWindow, 'window');
  route(app, contract.toggleStudentWindow, async (call) => {
    await switchWindow(byOf(call), call.params.id, call.body.active);
    return null;
  });

  serveList(app, platform, contract.borrowPermits, borrowPermitList, (row) => row);
  route(app, contract.giveBorrowPermit, async (call) =>
    withMessage('The permit is given', await savePermit(platform, byOf(call), call.body)),
  );
  route(app, contract.toggleBorrowing, async (call) => {
    await togglePermit(platform, byOf(call), call.body);
    return null;
  });
}
