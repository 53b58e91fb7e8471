import type { FastifyInstance } from 'fastify';
import type { Impact } from '#contract/finance/assignments.ts';
import * as contract from '#contract/finance/publications.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { askToPublish, type SeenDraft } from './asking.ts';
import { findPublication, publicationList } from './sql.ts';
import { changesOf, hasDrafted, publicationWork, publishAsked } from './work.ts';

type Listed = NonNullable<Awaited<ReturnType<typeof publicationList.find>>>;

export function publicationRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.publications, publicationList, presentPublication);
  route(app, contract.publication, ({ params, caller }) => publicationOf(platform, params.id, caller));
  route(app, contract.askPublication, (call) => askToPublish(platform, call.body, byOf(call)));
  serveWorkflow(app, platform, contract.publicationWork, publicationWork, publishAsked(platform));
}

async function publicationOf(platform: Platform, id: string, user: User): Promise<contract.Publication> {
  const { database } = platform;
  const [found] = await findPublication(database, { id });
  if (!found) throw notFound('There is no such request');
  const row = presentPublication(found, user);
  const left = await publicationWork.barred(database, id, user);
  const isAsked = row.state === 'asked';
  const changes = isAsked ? await changesOf(platform, database, found) : [];
  const isOwn = isAsked && (left.has('publish') || (await hasDrafted(database, found, user)));
  return {
    ...row,
    may: row.may.filter((step) => step !== 'publish' || (!isOwn && changes.length === 0)),
    reachesPaid: found.reachesPaid,
    groups: (found.seen as SeenDraft[]).map(({ revision: _, ...draft }) => draft),
    impact: found.impact as Impact,
    digest: found.digest,
    changes,
    isOwn,
  };
}

const presentPublication = ({ id, name, drafts, students, incomeKobo, state, askedAt, askedBy }: Listed, user: User) =>
  ({
    id,
    name,
    drafts,
    students,
    incomeKobo,
    state,
    askedAt: askedAt.toISOString(),
    askedBy,
    may: maySteps(contract.publicationWork, state, user),
  }) as contract.PublicationRow;
