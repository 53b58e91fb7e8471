import { queryWork as contract, type ApplicationQueries, type ApplicationQuery } from '#contract/admissions/queries.ts';
import { stepsOf } from '#catalogue/workflow/transition.ts';
import { maySteps } from '../../kit/workflow/serveWorkflow.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeeSensitive } from '../answers/opening.ts';
import { openAnswers, type Opened } from '../answers/reading.ts';
import { questionAt, questionsIn, storedAnswer, wordsOf } from './questions.ts';
import { isOver } from './service.ts';
import { changesOf, queriesOf } from './sql.ts';
import { digestOf } from './work.ts';

/** Sensitive answers are read where each reading is written down: here are none, for nobody. */
export async function queriesFor(platform: Platform, id: string, user: User): Promise<ApplicationQueries> {
  const opened = await openAnswers(platform, id);
  const { application, isSensitive } = opened;
  const { programme, revision, completedAt } = application;
  const mayRead = maySeeSensitive(user);
  const questions = questionsIn(opened);
  const isHidden = (path: string) =>
    isSensitive(path) || questions.some((each) => each.path === path && each.isSensitive);
  const given = { applicationId: application.id };
  return {
    revision,
    isSubmitted: completedAt !== null,
    programme: { id: programme.id, version: programme.version },
    questions: questions
      .filter((question) => !question.isSensitive || mayRead)
      .map(({ path, section, title, isSensitive: hides }) => ({
        path,
        section,
        title,
        answer: hides ? null : wordsOf(opened, path, storedAnswer(opened, path)),
        value: hides ? null : (storedAnswer(opened, path) ?? null),
      })),
    queries: (await queriesOf(platform.database, given)).map((query) => presentQuery(platform, opened, query, user)),
    changes: (await changesOf(platform.database, given)).map(
      ({ path, before, after, edition, reason, evidence, evidenceName, at, by }) => {
        const hides = isHidden(path);
        return {
          question: hides && !mayRead ? 'A sensitive answer' : questionAt(programme.sections, path).title,
          before: hides ? null : wordsOf(opened, path, before),
          after: hides ? null : wordsOf(opened, path, after),
          isHidden: hides,
          edition,
          reason: hides && !mayRead ? null : reason,
          evidence: evidence && (!hides || mayRead) ? { id: evidence, name: evidenceName! } : null,
          by,
          at: at.toISOString(),
        };
      },
    ),
  };
}

function presentQuery(
  platform: Platform,
  { application: { programme } }: Opened,
  query: RowOf<'queries-of-application'>,
  user: User,
): ApplicationQuery {
  const { id, isSensitive, words, earlier, untilDay, state, askedAt, askedBy, answeredAt } = query;
  const mayRead = !isSensitive || maySeeSensitive(user);
  return {
    id,
    questions: mayRead ? (query.questions as string[]).map((path) => questionAt(programme.sections, path)) : [],
    words: mayRead ? words : null,
    earlier: mayRead ? (earlier as ApplicationQuery['earlier'][number][]) : [],
    until: untilDay,
    isOver: isOver(query, platform),
    isSensitive,
    askedAt: askedAt.toISOString(),
    askedBy,
    answeredAt: answeredAt?.toISOString() ?? null,
    digest: digestOf(query),
    state: state as ApplicationQuery['state'],
    may: mayRead ? maySteps(contract, state, user) : [],
    mayAskAgain: mayRead && stepsOf(contract.work, state, () => true).includes('ask-again'),
  };
}
