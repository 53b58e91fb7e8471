import type { FormulaTerms } from '#rules/admissions/aggregate.ts';
import { lastDayAfter } from '#rules/admissions/offerClock.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { RunFigures } from '#contract/admissions/selection.ts';
import { candidacy, requireWithinCeilings } from '../admission-list/service.ts';
import { formulaById } from '../formulas/service.ts';
import { lockSession } from '../jamb/service.ts';
import { enqueueOfferMails, offerRuleOf } from '../offers/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { inputsOf } from './inputs.ts';
import { lockedRun } from './locking.ts';
import { countIn, departmentsOffered, linkPlaces, markCommitted, writeAdmissions } from './sql/runs.ts';
import { TITLE } from './trial.ts';

const MOVED = 'Scores, quotas or lists have changed since this trial. Please run it again';

const figuresOf = async (tx: Queryable, runId: string): Promise<RunFigures> => {
  const [{ places, unclear }] = (await countIn(tx, { runId })) as [{ places: number; unclear: number }];
  return { id: runId, offered: places, unclear };
};

/**
 * All places are written and offered in one transaction, the mails follow in the background. Sent again, it is the same commit.
 * @throws Problem 404, 409 where something has changed since the trial
 */
export async function commitRun(platform: Platform, runId: string, by: By): Promise<RunFigures> {
  const now = platform.now();
  const committed = await platform.database.transaction(async (tx) => {
    const seen = await lockedRun(tx, runId);
    if (seen.state === 'committed') return figuresOf(tx, runId);
    if (seen.state !== 'trial')
      throw new Problem(409, 'This run was taken back. Please make another trial', { title: TITLE });
    await lockSession(tx, seen.sessionId);
    const terms: FormulaTerms = await formulaById(tx, seen.formulaId);
    const { digest } = await inputsOf(tx, { sessionId: seen.sessionId, formulaId: seen.formulaId, terms, now });
    if (digest !== seen.inputsDigest) throw new Problem(409, MOVED, { title: TITLE });
    const { countsFrom, days } = await offerRuleOf(tx, seen.sessionId);
    const lastDay = countsFrom === 'publication' ? lastDayAfter(now, days) : null;
    return writeRun(platform, tx, { runId, sessionId: seen.sessionId, lastDay, now }, by);
  });
  platform.backgroundJobs.prompt();
  return committed;
}

interface Writing {
  readonly runId: string;
  readonly sessionId: number;
  /** Null where the days count from the delivery of each. */
  readonly lastDay: string | null;
  readonly now: Date;
}

async function writeRun(
  platform: Platform,
  tx: Queryable,
  { runId, sessionId, lastDay, now }: Writing,
  by: By,
): Promise<RunFigures> {
  const actor = actorOf(by.user);
  const ids = await offerPlaces(tx, { runId, until: lastDay, now, actor, ip: by.ip });
  const figures = await figuresOf(tx, runId);
  const { offered, unclear } = figures;
  if (ids.length !== offered) throw new Problem(409, MOVED, { title: TITLE });
  const departments = await departmentsOffered(tx, { runId });
  await requireWithinCeilings(tx, sessionId, new Set(departments.map(({ departmentId }) => departmentId)));
  await writeAudit(tx, {
    at: now,
    actor,
    action: 'selection-committed',
    subjectKind: 'selection',
    subjectId: runId,
    detail: { offered, unclear, until: lastDay },
    ip: by.ip,
  });
  await enqueueOfferMails(
    platform,
    tx,
    { about: 'offered', ids, page: `${ADMISSIONS.selectionRun.to}?id=${runId}`, reason: null },
    by,
  );
  return figures;
}

interface Offering {
  readonly runId: string;
  readonly until: string | null;
  readonly now: Date;
  readonly actor: string;
  readonly ip: string;
}

/** @returns the ids of the admissions that it has written */
export async function offerPlaces(tx: Queryable, { runId, until, now, actor, ip }: Offering): Promise<string[]> {
  const ids = (await writeOffers(tx, { runId, moved: null, now, actor, ip })).map(({ id }) => id);
  await markCommitted(tx, { runId, until, now, actor });
  return ids;
}

interface Written extends Omit<Offering, 'until'> {
  /** Places of the waiting list; null for those whom the run lets in. */
  readonly moved: readonly number[] | null;
}

/** On the list, linked with their places, and offered. */
export async function writeOffers(
  tx: Queryable,
  { now, ...by }: Written,
): Promise<RowOf<'write-selected-admissions'>[]> {
  const written = await writeAdmissions(tx, { ...by, today: lagosDay(now), now });
  await linkPlaces(tx, { written });
  const ids = written.map(({ id }) => id);
  await candidacy.takeMany(tx, { ids, step: 'offer', reason: null, actor: by.actor, ip: by.ip, now });
  return written;
}
