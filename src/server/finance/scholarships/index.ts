import * as contract from '#contract/finance/scholarships.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { award } from './asking.ts';
import { awardRequestRoutes } from './requestRoutes.ts';
import { numbersOf, template } from './sheet.ts';
import { withdrawalJob } from './withdrawing.ts';
import { correct, create, scholarshipNamed, toggle } from './service.ts';
import { allAwards, ownAwards, scholarships as stored, studentsOfScholarship } from './sql.ts';

export const scholarships: Domain = {
  name: 'scholarships',
  register(app, platform) {
    serveList(app, platform, contract.scholarships, stored.list, (row) => row);
    const shown = <Row extends { readonly awardedAt: Date; readonly state: string }>({
      awardedAt,
      state,
      ...row
    }: Row) => ({
      ...row,
      state: state as 'awarded' | 'withdrawn',
      awardedAt: awardedAt.toISOString(),
    });
    serveList(app, platform, contract.scholarshipStudents, studentsOfScholarship, shown);
    serveList(app, platform, contract.studentScholarships, allAwards, shown);
    route(app, contract.createScholarship, async (call) =>
      withMessage('The scholarship was created', await create(platform, call.body, byOf(call))),
    );
    route(app, contract.findScholarship, ({ params }) => scholarshipNamed(platform, params.id));
    route(app, contract.updateScholarship, async (call) => {
      await correct(platform, call.params.id, call.query.revision, call.body, byOf(call));
      return withMessage('The scholarship was saved', null);
    });
    route(app, contract.deactivateScholarship, async (call) => {
      await toggle(platform, call.params.id, call.body.active, byOf(call));
      return null;
    });
    route(app, contract.studentScholarshipSession, async ({ query, caller }) =>
      (await ownAwards(platform.database, { userId: caller.userId, sessionId: query.sessionId })).map(
        ({ amountKobo, ...each }) => ({ ...each, amountKobo }),
      ),
    );
    route(app, contract.awardScholarship, (call) => award(platform, call.body, byOf(call)));
    route(app, contract.awardSheet, async ({ request, caller }) => ({
      numbers: await numbersOf(request, caller.userId),
    }));
    route(app, contract.awardTemplate, ({ reply }) => {
      reply.header('content-disposition', 'attachment; filename="awards.xlsx"');
      return template() as never;
    });
    awardRequestRoutes(app, platform);
    platform.backgroundJobs.define(withdrawalJob(platform));
  },
};
