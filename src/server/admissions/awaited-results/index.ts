import * as contract from '#contract/admissions/awaited-results.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { awaitingList } from '../applicants/lists.ts';
import { presentApplicant } from '../applicants/service.ts';
import { addResult, listWindows, openWindow, ownWindow, shut, shutEnded } from './service.ts';

/** O-Level results that were not out when their applicants applied. */
export const awaitedResults: Domain = {
  name: 'awaited results',
  async register(app, platform) {
    serveList(app, platform, contract.awaitedResults, awaitingList, presentApplicant(platform));
    route(app, contract.awaitedWindows, () => listWindows(platform));
    route(app, contract.openAwaitedWindow, (call) => openWindow(platform, call.body.answers, byOf(call)));
    route(app, contract.shutAwaitedWindow, async (call) => {
      await shut(platform, call.params.id, byOf(call));
      return withMessage('The window is shut', null);
    });
    route(app, contract.ownAwaitedResult, ({ caller }) => ownWindow(platform, caller.applicationId));
    route(app, contract.addAwaitedResult, async ({ caller, request }) => {
      await addResult(platform, caller.applicationId, request.ip);
      return withMessage('Your O-Level section is open. Please add your result and submit again', null);
    });
    await platform.jobs.schedule('shut-awaited-results', { everyMinutes: 5 }, () => shutEnded(platform));
  },
};
