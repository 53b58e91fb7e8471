import * as lists from '#contract/admissions/answer-lists.ts';
import * as contract from '#contract/admissions/answers.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { asAttachment } from '../documents/service.ts';
import { serveAnswersFile } from './file/serveFile.ts';
import { fileOf } from './files.ts';
import { answerPage, countOf, questionsOf, serveListFile } from './list/service.ts';
import { remove, save, viewsOf } from './list/views.ts';
import { sensitiveAnswersOf } from './sensitive.ts';
import { answersOf } from './service.ts';

/** What applicants answered, as the office reads it. */
export const answers: Domain = {
  name: 'answers',
  register(app, platform) {
    route(app, contract.applicationAnswers, ({ params }) => answersOf(platform, params.id));
    route(app, contract.sensitiveAnswers, (call) => sensitiveAnswersOf(platform, call.params.id, byOf(call)));
    route(app, contract.answersFile, (call) =>
      serveAnswersFile(platform, { query: call.query, by: byOf(call), reply: call.reply }),
    );
    route(app, contract.applicationFile, async (call) => {
      const { name, contentType, size, read } = await fileOf(platform, call.params, byOf(call));
      call.reply.type(contentType).headers({ ...asAttachment(name), 'content-length': size });
      return read();
    });
    route(app, lists.answerQuestions, ({ query, caller }) => questionsOf(platform, query.ApplicationTypeId, caller));
    route(app, lists.answerList, (call) => answerPage(platform, call.query, byOf(call)));
    route(app, lists.answerCount, (call) => countOf(platform, call.query, byOf(call)));
    route(app, lists.answerListFile, (call) =>
      serveListFile(platform, { query: call.query, by: byOf(call), reply: call.reply }),
    );
    route(app, lists.answerViews, ({ query, caller }) => viewsOf(platform, query.ApplicationTypeId, caller));
    route(app, lists.saveAnswerView, async (call) =>
      withMessage('The view is saved', await save(platform, call.body, byOf(call))),
    );
    route(app, lists.removeAnswerView, async (call) => {
      await remove(platform, call.params.id, byOf(call));
      return withMessage('The view is removed', null);
    });
  },
};
