import type { answerQuery, OwnQuery } from '#contract/admissions/queries.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { amendApplication, amendmentOf } from '../applications/amending.ts';
import { findApplication } from '../applications/service.ts';
import { questionAt } from './questions.ts';
import { isOver } from './service.ts';
import { findQuery, insertChanges, lockQuery, lockSubmitted, noteAnswered, queriesOf } from './sql.ts';
import { queryWork } from './work.ts';

const FAILED = { title: 'Nothing was changed!' };

/** Those that are open, are over unanswered, or wait for the office. */
export async function ownQueriesOf(platform: Platform, applicationId: string): Promise<OwnQuery[]> {
  const queries = (await queriesOf(platform.database, { applicationId })).filter(
    ({ state }) => state === 'open' || state === 'answered',
  );
  if (queries.length === 0) return [];
  const { sections } = (await findApplication(platform, applicationId)).programme;
  return queries.map((query) => ({
    id: query.id,
    revision: query.revision,
    questions: (query.questions as string[]).map((path) => questionAt(sections, path)),
    words: query.words,
    until: query.untilDay,
    state: isOver(query, platform) ? 'over' : (query.state as 'open' | 'answered'),
  }));
}

/**
 * What is not asked is refused, not passed over. Answered as before is answered too.
 * @throws Problem 403 for another question, 404 for another's query, 409 after its day, or where it has changed since it was seen
 */
export async function answer(
  platform: Platform,
  applicationId: string,
  { id, request, revision, answers, ip }: Body<typeof answerQuery> & { readonly id: string; readonly ip: string },
): Promise<null> {
  const [seen] = await findQuery(platform.database, { id });
  if (seen?.applicationId !== applicationId) throw notFound('There is no such query');
  if (seen.request === request) return null;
  mustBeOpen(platform, seen, revision);
  const others = Object.keys(answers).filter((path) => !(seen.questions as string[]).includes(path));
  if (others.length > 0) throw new Problem(403, 'Only what the office asks about can be changed', FAILED);
  const application = await findApplication(platform, applicationId);
  if (application.completedAt === null) throw reopened();
  const amendment = amendmentOf(platform, application, answers);
  await platform.database
    .transaction(async (tx) => {
      if ((await lockSubmitted(tx, { applicationId })).length === 0) throw reopened();
      const query = (await lockQuery(tx, { id }))[0]!;
      if (query.request === request) return;
      mustBeOpen(platform, query, revision);
      const given = { actor: 'applicant', ip, now: platform.now() };
      const changes = amendment.changes.map((change) => ({ ...change }));
      if (changes.length > 0) {
        const edition = await amendApplication(platform, tx, amendment, {
          ...given,
          reason: 'The applicant answered a query',
        });
        await insertChanges(tx, {
          ...given,
          request,
          applicationId,
          queryId: id,
          edition,
          changes,
          reason: null,
          evidence: null,
        });
      }
      await queryWork.takeMany(tx, { ids: [id], step: 'answer', from: 'open', reason: null, ...given });
      await noteAnswered(tx, { id, request, now: given.now });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(409, 'This request was made by somebody else', FAILED) : error;
    });
  platform.mail.prompt();
  return null;
}

const reopened = () =>
  new Problem(409, 'The office has reopened your application. Correct it there, and submit it again', FAILED);

function mustBeOpen(platform: Platform, query: RowOf<'find-application-query'>, revision: number): void {
  if (query.state !== 'open') throw new Problem(409, 'The office no longer asks this', FAILED);
  if (isOver(query, platform))
    throw new Problem(
      409,
      `This could be answered until ${displayDate(query.untilDay)}. Please call the admissions office`,
      FAILED,
    );
  if (query.revision !== revision)
    throw new Problem(409, 'The office has changed what it asks. Please read it again', FAILED);
}
