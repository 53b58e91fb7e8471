import { USUAL_OFFER_RULE, type CountsFrom, type OfferRule } from '#rules/admissions/offerClock.ts';
import { judgeForm } from '../../../kit/forms/service.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOpenSession } from '../../../school/sessions/service.ts';
import { ruleOfSession, setRule } from './sql.ts';

export async function offerRuleOf(db: Queryable, sessionId: number): Promise<OfferRule> {
  const [rule] = await ruleOfSession(db, { sessionId });
  return rule ? { ...rule, countsFrom: rule.countsFrom as CountsFrom } : USUAL_OFFER_RULE;
}

/** Of the open session, for offers that are made from now on. @throws Problem 422 */
export async function setOfferRule(platform: Platform, answers: unknown, { user, ip }: By): Promise<null> {
  const { countsFrom, days, waitingDays } = judgeForm(platform, 'offer-rule', answers, 'Not saved!');
  const now = platform.now();
  await platform.database.transaction(async (tx) => {
    const { id: sessionId } = await requireOpenSession(tx);
    await setRule(tx, {
      sessionId,
      countsFrom: countsFrom.toLowerCase(),
      days,
      waitingDays,
      now,
      actor: actorOf(user),
      ip,
    });
  });
  return null;
}
