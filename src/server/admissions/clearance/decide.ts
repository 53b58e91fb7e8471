import type { Body } from '#contract/kit/endpoint.ts';
import type { updateClearanceStatus } from '#contract/admissions/clearance.ts';
import { candidacy, lockAdmission, mailCandidate } from '../admission-list/service.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { clearCandidate } from './clearing.ts';
import { queriedEmail, refusedEmail } from './emails.ts';
import { mustBeOpen } from './gates.ts';
import { mayIn, statusIn } from './present.ts';
import { countStatus, insertChecks, isRepeated, itemsOf } from './sql/items.ts';

type Decision = Body<typeof updateClearanceStatus>;

const TITLE = 'Not done!';

/** All of a decision is one transaction on the locked admission: its checks, its step, and the mail. */
export async function decide(
  platform: Platform,
  decision: Decision,
  by: By,
): Promise<{ state: string; status: string }> {
  const { id, from, verdict } = decision;
  const state = await platform.database.transaction(async (tx) => {
    const [admission] = await lockAdmission(tx, { admissionId: id });
    if (!admission) throw notFound('There is no such candidate');
    if ((await isRepeated(tx, { request: decision.request, admissionId: id, actor: actorOf(by.user) })).length > 0)
      return admission.state;
    if (admission.state !== from) {
      if (OUTCOMES[verdict]?.includes(admission.state)) return admission.state;
      throw new Problem(409, `This candidate is '${statusIn(admission.state)}' now. Please look again`, {
        title: TITLE,
      });
    }
    if (!mayIn(from).includes(verdict === 'items' ? 'decide' : verdict))
      throw new Problem(422, `A candidate who is '${statusIn(from)}' cannot be decided on here`, { title: TITLE });
    return verdict === 'items' ? decideItems(platform, tx, decision, by) : decideAll(platform, tx, decision, by);
  });
  platform.mail.prompt();
  return { state, status: statusIn(state) };
}

/** Whoever is cleared may have a matric number at once. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  clear: ['cleared', 'matriculated'],
  refuse: ['refused'],
};

async function decideItems(
  platform: Platform,
  tx: Queryable,
  { id, request, from, items }: Decision,
  { user, ip }: By,
): Promise<string> {
  const known = new Map((await itemsOf(tx, { admissionId: id })).map((item) => [item.itemId, item]));
  for (const [index, { itemId, verdict, reason }] of items.entries()) {
    const item = known.get(itemId);
    if (!item) throw mistakeAt(`/items/${index}/itemId`, 'this is not asked of the candidate', TITLE);
    if (verdict === 'cleared' && item.status === 'missing')
      throw mistakeAt(`/items/${index}/verdict`, 'there is no document to clear', TITLE);
    if (verdict !== 'cleared' && !reason?.trim())
      throw mistakeAt(`/items/${index}/reason`, 'please enter the reason', TITLE);
  }
  if (items.length === 0) throw mistakeAt('/items', 'please decide on one document', TITLE);
  const actor = actorOf(user);
  const checks = items.map(({ itemId, verdict, reason }) => ({
    itemId,
    verdict,
    reason: verdict === 'cleared' ? null : reason!.trim(),
  }));
  await insertChecks(tx, { admissionId: id, request, items: checks, actor, now: platform.now() });
  const asked = checks
    .filter(({ verdict }) => verdict !== 'cleared')
    .map(({ itemId, verdict, reason }) => ({
      name: known.get(itemId)!.name,
      isRefused: verdict === 'refused',
      reason: reason!,
    }));
  if (asked.length > 0)
    await mailCandidate(platform, tx, id, 'clearance-queried', queriedEmail(asked, platform.settings.publicUrl));
  const [queried] = await countStatus(tx, { admissionId: id, status: 'queried' });
  const step = stepFor(from, queried!.items > 0);
  if (step)
    await candidacy.takeMany(tx, {
      ids: [id],
      step,
      reason: asked.map(({ name, reason }) => `${name}: ${reason}`).join('\n') || null,
      actor,
      ip,
      now: platform.now(),
    });
  return queried!.items > 0 ? 'queried' : 'profiled';
}

/** A query sends the candidate the ball; when the last one is settled by the office itself, it comes back. */
function stepFor(from: string, isQueried: boolean): 'query' | 'answer' | undefined {
  if (isQueried) return from === 'profiled' ? 'query' : undefined;
  return from === 'queried' ? 'answer' : undefined;
}

async function decideAll(
  platform: Platform,
  tx: Queryable,
  { id, verdict, reason: typed }: Decision,
  { user, ip }: By,
): Promise<string> {
  const reason = typed?.trim() || null;
  const by = { actor: actorOf(user), ip, now: platform.now() };
  if (verdict === 'clear') {
    await mustBeOpen(tx, id, 'clear');
    return clearCandidate(platform, tx, { admissionId: id, ...by });
  }
  if (reason === null) throw mistakeAt('/reason', 'please enter the reason', TITLE);
  await candidacy.takeMany(tx, { ids: [id], step: 'refuse', reason, ...by });
  await mailCandidate(platform, tx, id, 'admission-refuse', refusedEmail(reason));
  return 'refused';
}
