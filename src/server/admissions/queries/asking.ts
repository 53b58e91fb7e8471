import type { askAgain, queryAnswers } from '#contract/admissions/queries.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { requireSensitive } from '../answers/opening.ts';
import { openAnswers, type Opened } from '../answers/reading.ts';
import { findApplication } from '../applications/service.ts';
import { mailAsked } from './emails.ts';
import { questionAt, questionsIn, takesFiles, type Asked } from './questions.ts';
import { findQuery, insertQuery, lockQuery, lockSubmitted, queriesOf, queryOfRequest, reword } from './sql.ts';
import { queryWork } from './work.ts';

const FAILED = 'Nothing was asked!';
const MOST_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns the same for a request that is sent again. @throws Problem 409 for what is not submitted, or is asked already, 403 for what is sensitive and not theirs to read */
export async function ask(
  platform: Platform,
  id: string,
  { request, questions: paths, ...typed }: Body<typeof queryAnswers>,
  { user, ip }: By,
): Promise<{ id: string }> {
  const asked = validated(platform, typed);
  const opened = await openAnswers(platform, id);
  const { application } = opened;
  const questions = named(opened, paths);
  const isSensitive = questions.some((question) => question.isSensitive);
  if (isSensitive) requireSensitive(user);
  const made = await platform.database.transaction(async (tx) => {
    const [locked] = await lockSubmitted(tx, { applicationId: application.id });
    const [repeated] = await queryOfRequest(tx, { request });
    if (repeated?.applicationId === application.id) return { id: repeated.id };
    if (!locked) throw new Problem(409, 'Only a submitted application can be queried', { title: FAILED });
    const open = (await queriesOf(tx, { applicationId: application.id })).filter(({ state }) => state === 'open');
    const twice = questions.filter(({ path }) => open.some((query) => (query.questions as string[]).includes(path)));
    if (twice.length > 0)
      throw new Problem(409, `This is asked already: ${twice.map(({ title }) => title).join(', ')}`, { title: FAILED });
    const [query] = await insertQuery(tx, {
      ...asked,
      request,
      applicationId: application.id,
      questions: questions.map(({ path }) => path),
      isSensitive,
      takesFiles: questions.some(({ field }) => takesFiles(field)),
      now: platform.now(),
      actor: actorOf(user),
      ip,
    });
    if (!query) throw takenRequest();
    await mailAsked(platform, tx, application, { ...asked, titles: questions.map(({ title }) => title), isSensitive });
    return query;
  });
  platform.mail.prompt();
  return made;
}

const takenRequest = () => new Problem(409, 'This request was made by somebody else', { title: FAILED });

/** @throws Problem 422 for a question that the application does not ask, or that nobody can answer again by itself */
function named(opened: Opened, paths: readonly string[]): Asked[] {
  const known = questionsIn(opened);
  const questions = known.filter(({ path }) => paths.includes(path));
  if (questions.length === paths.length) return questions;
  throw mistakeAt('/questions', 'please choose questions that this application asks', FAILED);
}

/** Anybody has asked again before: whoever comes second sees that. @throws Problem 409 where it has changed since it was seen */
export async function askOnceMore(
  platform: Platform,
  id: string,
  { request, revision, ...typed }: Body<typeof askAgain>,
  { user, ip }: By,
): Promise<null> {
  const asked = validated(platform, typed);
  const actor = actorOf(user);
  const [found] = await findQuery(platform.database, { id });
  if (!found) throw notFound('There is no such query');
  if (found.isSensitive) requireSensitive(user);
  const application = await findApplication(platform, found.applicationId);
  await platform.database
    .transaction(async (tx) => {
      const [locked] = await lockSubmitted(tx, { applicationId: application.id });
      const query = (await lockQuery(tx, { id }))[0]!;
      if (query.request === request) return;
      if (!locked) throw new Problem(409, 'Only a submitted application can be queried', { title: FAILED });
      const now = platform.now();
      const moved =
        query.revision === revision
          ? await queryWork.takeMany(tx, { ids: [id], step: 'ask-again', reason: null, actor, ip, now })
          : [];
      if (moved.length === 0)
        throw new Problem(409, 'This query has changed since you opened it. Please look at it again', {
          title: FAILED,
        });
      await reword(tx, { ...asked, id, request, now, actor });
      const { sections } = application.programme;
      const titles = (query.questions as string[]).map((path) => questionAt(sections, path).title);
      await mailAsked(platform, tx, application, { ...asked, titles, isSensitive: query.isSensitive });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? takenRequest() : error;
    });
  platform.mail.prompt();
  return null;
}

/** @throws Problem 422 without words, and for a day that is over or too far off */
function validated(platform: Platform, typed: { readonly words: string; readonly until: string }) {
  const { words, until } = judgeForm(platform, 'application-query', typed, FAILED);
  const [today, last] = [platform.now(), new Date(platform.now().getTime() + MOST_DAYS * DAY_MS)].map(lagosDay);
  if (until < today!) throw mistakeAt('/until', 'please enter today or a later day', FAILED);
  if (until > last!) throw mistakeAt('/until', `please enter a day within ${MOST_DAYS} days`, FAILED);
  return { words, until };
}
