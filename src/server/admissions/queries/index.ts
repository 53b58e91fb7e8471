import * as contract from '#contract/admissions/queries.ts';
import { serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { answer, ownQueriesOf } from './answering.ts';
import { ask, askOnceMore } from './asking.ts';
import { correct } from './correcting.ts';
import { queriesFor } from './reading.ts';
import { queryWork, tookStep } from './work.ts';

/** What the office does about answers of a submitted application. */
export const queries: Domain = {
  name: 'application queries',
  register(app, platform) {
    route(app, contract.applicationQueries, ({ params, caller }) => queriesFor(platform, params.id, caller));
    route(app, contract.queryAnswers, (call) => ask(platform, call.params.id, call.body, byOf(call)));
    route(app, contract.askAgain, (call) => askOnceMore(platform, call.params.id, call.body, byOf(call)));
    serveWorkflow(app, platform, contract.queryWork, queryWork, tookStep(platform));
    route(app, contract.correctAnswer, (call) => correct(platform, call.params.id, call.body, byOf(call)));
    route(app, contract.ownQueries, ({ caller }) => ownQueriesOf(platform, caller.applicationId));
    route(app, contract.answerQuery, ({ caller, params, body, request }) =>
      answer(platform, caller.applicationId, { ...body, ...params, ip: request.ip }),
    );
  },
};
