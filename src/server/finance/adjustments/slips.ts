import { namesTeller } from '#rules/finance/adjustment.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { lockSlips, lodgementsOfAmount, suspendedOfAmount } from './sql.ts';

/** A slip that an officer entered before the bank's statement came: its amount is the line's, and the line has its number. */
export async function slipOnLine(
  tx: Queryable,
  { text, amountKobo }: { readonly text: string; readonly amountKobo: number },
): Promise<{ readonly id: string } | undefined> {
  await lockSlips(tx);
  return (await lodgementsOfAmount(tx, { amountKobo })).find(({ tellerNumber }) => namesTeller(text, tellerNumber));
}

/** The case in which the money of a slip waits, where the bank's statement came first. No line of it is placed until this ends. */
export async function caseOfSlip(
  tx: Queryable,
  { tellerNumber, amountKobo }: { readonly tellerNumber: string; readonly amountKobo: number },
): Promise<string | undefined> {
  await lockSlips(tx);
  const lines = await suspendedOfAmount(tx, { amountKobo });
  return lines.find(({ narration, reference }) => namesTeller(`${narration} ${reference ?? ''}`, tellerNumber))?.rrr;
}
