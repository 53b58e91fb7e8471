import type { correctAnswer } from '#contract/admissions/queries.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { filesOfUser } from '../../kit/student/files.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { requireSensitive } from '../answers/opening.ts';
import { openAnswers } from '../answers/reading.ts';
import { amendApplication, amendmentOf } from '../applications/amending.ts';
import { mailCorrected } from './emails.ts';
import { questionsIn } from './questions.ts';
import { changesOfRequest, insertChanges, lockSubmitted } from './sql.ts';

const FAILED = 'Nothing was changed!';

/** By the rules of the form, as the applicant's own answer. Sent again, it is done once. @throws Problem 409 where the answers changed since they were seen */
export async function correct(
  platform: Platform,
  id: string,
  { request, revision, path, answer, ...typed }: Body<typeof correctAnswer>,
  { user, ip }: By,
): Promise<null> {
  const files = await filesOfUser(platform.database, user.userId);
  const { reason, evidence = null } = judgeForm(platform, 'answer-correction', typed, FAILED, files);
  const opened = await openAnswers(platform, id);
  const { application } = opened;
  const applicationId = application.id;
  const question = questionsIn(opened).find((each) => each.path === path);
  const actor = actorOf(user);
  const isRepeat = async (tx = platform.database as Parameters<typeof changesOfRequest>[0]) =>
    (await changesOfRequest(tx, { request, applicationId, actor })).length > 0;
  if (await isRepeat()) return null;
  if (!question) throw mistakeAt('/path', 'please choose a question that this application asks', FAILED);
  if (question.isSensitive) requireSensitive(user);
  if (application.completedAt === null)
    throw new Problem(409, 'Only a submitted application is corrected here', { title: FAILED });
  if (application.revision !== revision) throw changedSince();
  const amendment = amendmentOf(platform, application, { [path]: answer });
  if (amendment.changes.length === 0) throw mistakeAt('/answer', 'this is the answer already', FAILED);
  await platform.database
    .transaction(async (tx) => {
      const [locked] = await lockSubmitted(tx, { applicationId });
      if (await isRepeat(tx)) return;
      if (!locked) throw changedSince();
      // The reason may say what is sensitive, and the history of the versions is read by all of the office.
      const edition = await amendApplication(platform, tx, amendment, {
        reason: 'An officer corrected an answer',
        actor,
        ip,
      });
      const changes = amendment.changes.map((change) => ({ ...change }));
      const given = { request, applicationId, edition, changes, reason, evidence, now: platform.now(), actor, ip };
      await insertChanges(tx, { ...given, queryId: null });
      await mailCorrected(platform, tx, application, { ...question, reason });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? changedSince() : error;
    });
  platform.mail.prompt();
  return null;
}

const changedSince = () =>
  new Problem(409, 'The answers have changed since you opened them. Please look at them again', { title: FAILED });
