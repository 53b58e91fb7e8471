import * as contract from '#contract/admissions/olevel-checks.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { check, confirm, detailsOf, examTypeOf } from './service.ts';
import { checkList } from './sql.ts';

/** Whether the results that applicants claim are those of the examination body. */
export const oLevelChecks: Domain = {
  name: 'O-Level checks',
  register(app, platform) {
    serveList(app, platform, contract.oLevelChecks, checkList, ({ examTypeId, ...row }) => ({
      ...row,
      state: row.state as 'match',
      examType: examTypeOf(platform.lookups, examTypeId === null ? undefined : Number(examTypeId)),
      checkedAt: row.checkedAt?.toISOString() ?? null,
    }));
    route(app, contract.oLevelDetails, ({ query, caller }) => detailsOf(platform, query.regNumber, caller));
    route(app, contract.verifyOLevel, async (call) => {
      await check(platform, call.body, byOf(call));
      return withMessage('The result of the check has been saved', null);
    });
    route(app, contract.confirmOLevel, async (call) => {
      await confirm(platform, call.body, byOf(call));
      return withMessage(call.body.agrees ? 'The difference is confirmed' : 'It is to be checked again', null);
    });
  },
};
