import * as contract from '#contract/admissions/applicants.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { applicantList, submittedList, unpaidList } from './lists.ts';
import { deactivate, deleteApplicant } from './removing.ts';
import { findApplicant, presentApplicant, reset, typesOf } from './service.ts';

/** Whom the admissions office sees apply. */
export const applicants: Domain = {
  name: 'applicants',
  register(app, platform) {
    const shown = presentApplicant(platform);
    serveList(app, platform, contract.applicants, applicantList, shown);
    serveList(app, platform, contract.submittedApplications, submittedList, shown);
    serveList(app, platform, contract.unpaidApplications, unpaidList, shown);
    route(app, contract.applicant, ({ params, caller }) => findApplicant(platform, params.id, caller));
    route(app, contract.resetApplications, async (call) => {
      const done = await reset(platform, call.body, byOf(call));
      return withMessage(
        done.reopened === 0 ? 'Nothing was reopened' : 'Reopened, and the applicants are mailed',
        done,
      );
    });
    route(app, contract.deleteApplication, async (call) => {
      await deleteApplicant(platform, { reference: call.params.id, reason: call.body.reason }, byOf(call));
      return withMessage('The application has been deleted', null);
    });
    route(app, contract.deactivateApplicationInvoice, async (call) => {
      await deactivate(platform, { reference: call.query.rrr, reason: call.body.reason }, byOf(call));
      return withMessage('The invoice has been deactivated, and its RRR withdrawn', null);
    });
    route(app, contract.applicationTypes, () => typesOf(platform));
    route(app, contract.pgApplicationTypes, () => typesOf(platform, 'postgraduate'));
  },
};
