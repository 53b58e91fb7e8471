import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { assess } from './assess.ts';
import type { ActedBy } from './charge.ts';
import { damageFee } from './damageSql.ts';

interface Damage {
  readonly studentId: string;
  readonly sessionId: number;
  /** What it happened in: of each one it is charged once. */
  readonly occasion: string;
  readonly what: string;
  readonly amountKobo: number;
}

/** Charges a student for what they damaged, among their sundry fees. It locks their money. @returns the charge's id */
export async function chargeDamage(
  tx: Queryable,
  platform: Pick<Platform, 'now'>,
  { studentId, sessionId, occasion, what, amountKobo }: Damage,
  by: ActedBy,
): Promise<string> {
  const [fee] = await damageFee(tx);
  const line = { feeId: fee!.id, amountKobo, occasion, why: { damage: what } };
  const [charge] = await assess(tx, platform, { studentId, sessionId, purpose: 'sundry', lines: [line] }, by);
  return charge!.id;
}
