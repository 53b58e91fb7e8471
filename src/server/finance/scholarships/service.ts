import type { Scholarship } from '#contract/finance/scholarships.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound } from '../../platform/problem.ts';
import { scholarships, schoolFeesNamed, type Terms } from './sql.ts';

const FAILED = 'Not saved!';

const taken = () => mistakeAt(scholarships.taken.at, scholarships.taken.message, FAILED);
const missing = () => notFound('There is no such scholarship');
const changedBy = ({ now }: Platform, { user, ip }: By) => ({ now: now(), actor: actorOf(user), ip });

export async function create(platform: Platform, answers: unknown, by: By): Promise<{ id: number }> {
  const [made] = await scholarships.create(
    platform.database,
    await termsOf(platform, answers),
    changedBy(platform, by),
  );
  if (!made) throw taken();
  return made;
}

/** @throws Problem 409 where it was changed since that revision */
export async function correct(
  platform: Platform,
  id: number,
  revision: number,
  answers: unknown,
  by: By,
): Promise<void> {
  const terms = await termsOf(platform, answers);
  const [row] = await scholarships.correct!(platform.database, { id, revision }, terms, changedBy(platform, by)).catch(
    (error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    },
  );
  if (!row) throw missing();
  if (!row.is_met) throw await stale(platform.database, 'scholarship', id);
}

export async function toggle(platform: Platform, id: number, active: boolean, by: By): Promise<void> {
  const [row] = await scholarships.toggle(platform.database, { id, active, ...changedBy(platform, by) });
  if (!row) throw missing();
}

export async function scholarshipNamed({ database }: Platform, id: number): Promise<Scholarship> {
  const row = await scholarships.list.find(database, id);
  if (!row) throw missing();
  return row;
}

async function termsOf(platform: Platform, answers: unknown): Promise<Terms> {
  const typed = judgeForm(platform, 'scholarship', answers, FAILED);
  const { name, funder, sessionId, fees = '', percent = null, amountKobo = null, capKobo = null } = typed;
  if ((percent === null) === (amountKobo === null))
    throw mistakeAt('/percent', 'please enter either a per cent or an amount', FAILED);
  const names = fees
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
  const found = await schoolFeesNamed(platform.database, { names });
  const unknown = names.find((each) => !found.some((fee) => fee.name === each));
  if (unknown !== undefined) throw mistakeAt('/fees', `there is no school fee '${unknown}'`, FAILED);
  return {
    name: name.trim(),
    funder: funder.trim(),
    sessionId,
    feeIds: found.map(({ id }) => id),
    percent,
    amountKobo,
    capKobo,
  };
}
