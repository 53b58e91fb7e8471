import type { awardScholarship } from '#contract/finance/scholarships.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import {
  assess,
  awardOn,
  chargesOfStudent,
  lockMoney,
  recheckPrices,
  settleCovered,
  useCredit,
} from '../charges/service.ts';
import { postFeesFirst } from '../fee-postings/service.ts';
import { effectsOf, isSchoolFeeOf, rulesFor, type Awarded, type ScholarshipRow } from './effects.ts';
import { insertAward, lockScholarship } from './sql.ts';

const TITLE = 'Nothing was awarded!';

interface Asked {
  readonly scholarshipId: number;
  readonly numbers: readonly string[];
  /** Whoever awards locks the money of the students before the effect is read. */
  readonly isLocked: boolean;
}

export interface Effects {
  readonly scholarship: ScholarshipRow;
  readonly awards: readonly Awarded[];
  readonly seen: Reply<typeof awardScholarship>;
}

/** What awarding would do. @throws Problem 409 for a scholarship that is off */
export async function effectsFor(
  platform: Platform,
  tx: Queryable,
  { scholarshipId, numbers, isLocked }: Asked,
): Promise<Effects> {
  const [scholarship] = await lockScholarship(tx, { id: scholarshipId });
  if (!scholarship) throw notFound('There is no such scholarship');
  if (!scholarship.active) throw new Problem(409, 'This scholarship is not active', { title: TITLE });
  const before = await effectsOf(tx, scholarship, numbers);
  // In one order, so that two who award at once wait and never stand still.
  const ids = before.flatMap(({ student }) => student?.studentId ?? []).sort();
  for (const studentId of ids) await postFeesFirst(platform, tx, studentId);
  if (isLocked) for (const studentId of ids) await lockMoney(tx, { studentId });
  const awards = await effectsOf(tx, scholarship, numbers);
  return { scholarship, awards, seen: presentEffects(scholarship, awards) };
}

/** All of them in one transaction, so that the effect is what was seen. */
export async function awardAll(
  platform: Platform,
  tx: Queryable,
  { scholarship, awards }: Effects,
  by: By,
): Promise<void> {
  for (const each of awards) await awardTo(platform, tx, scholarship, each, by);
}

async function awardTo(
  platform: Platform,
  tx: Queryable,
  { id: scholarshipId, sessionId }: ScholarshipRow,
  { student, lines, effect: { awardKobo: amountKobo } }: Awarded,
  { user, ip }: By,
): Promise<void> {
  if (!student) return;
  const { studentId } = student;
  const [actor, at] = [actorOf(user), platform.now()];
  const [made] = await insertAward(tx, { scholarshipId, studentId, sessionId, amountKobo, actor, now: at, ip });
  if (!made) throw new Problem(409, 'Somebody has awarded this since then. Please look at it again', { title: TITLE });
  const charged = async () => (await chargesOfStudent(tx, studentId)).filter(isSchoolFeeOf(sessionId));
  if ((await charged()).length === 0)
    await assess(
      tx,
      platform,
      { studentId, sessionId, purpose: 'school', lines: await rulesFor(tx, student, sessionId) },
      { actor, ip },
    );
  const charges = await charged();
  for (const { feeId, amountKobo: awardKobo } of lines) {
    const charge = charges.find((each) => each.feeId === feeId)!;
    await awardOn(tx, { studentId, charge, key: `${made.id} ${charge.id}`, awardKobo, at, actor });
  }
  const owed = charges.filter(({ dueKobo }) => dueKobo > 0).map(({ id }) => id);
  const covered = (await charged()).filter(({ id, dueKobo }) => owed.includes(id) && dueKobo <= 0).map(({ id }) => id);
  await settleCovered(platform, tx, { studentId, chargeIds: covered, at, actor });
  await recheckPrices(tx, { studentIds: [studentId], now: at });
  // What was paid of these fees pays the others before it is credit.
  await useCredit(platform, tx, { studentId, at, actor });
}

export function presentEffects({ id, revision }: ScholarshipRow, effects: readonly Awarded[]) {
  const rows = effects.map(({ effect }) => effect);
  const sum = (name: 'awardKobo' | 'creditKobo') => rows.reduce((kobo, row) => kobo + row[name], 0);
  const students = rows.filter(({ problem }) => problem === null).length;
  return {
    digest: jsonHash([id, revision, rows]),
    rows,
    students,
    refused: rows.length - students,
    awardKobo: sum('awardKobo'),
    creditKobo: sum('creditKobo'),
  };
}
