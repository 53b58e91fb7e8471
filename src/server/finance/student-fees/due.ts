import { PARTS, type Due, type DueLine, type FeePurpose } from '#contract/finance/student-fees.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { linesToPay, type DueOfFee, type PartName } from '#rules/finance/dues.ts';
import { displayDate } from '#rules/displayDate.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { INVOICE_FAILED } from '../payments/service.ts';
import type { Position } from './position.ts';
import { levelName, rulesInWords } from './rulesInWords.ts';

export type Chosen =
  | { readonly part: PartName | 'Balance' }
  /** Of sundry fees, which are paid whole. */
  | { readonly feeIds: readonly number[] };

/** @throws Problem 422 for what is no payment type */
function chosenPart(paymentTypeId = 1): PartName {
  const part = PARTS[paymentTypeId - 1];
  if (!part) throw new Problem(422, 'Please choose how you pay', { title: INVOICE_FAILED });
  return part;
}

export const chosenFor = (purpose: FeePurpose, feeIds: readonly number[], paymentTypeId?: number): Chosen =>
  purpose === 'sundry' ? { feeIds } : { part: purpose === 'school' ? chosenPart(paymentTypeId) : 'Full' };

export const chosenFees = (chosen: Chosen): readonly number[] => ('feeIds' in chosen ? chosen.feeIds : []);

/** What an invoice was made of. */
export function chosenOf({
  purpose,
  part,
  lines,
}: {
  readonly purpose: string;
  readonly part: string | null;
  readonly lines: readonly { readonly feeId: number }[];
}): Chosen {
  if (purpose === 'sundry') return { feeIds: lines.map(({ feeId }) => feeId) };
  if (purpose === 'balance') return { part: 'Balance' };
  return { part: (part ?? 'Full') as PartName };
}

/** Each line with what is to be paid of it. A part that this session has not is of nothing. */
export function toPay({ dues, plan }: Pick<Position, 'dues' | 'plan'>, chosen: Chosen) {
  if ('feeIds' in chosen)
    return dues.lines.map((line) => ({ ...line, payKobo: chosen.feeIds.includes(line.feeId) ? line.dueKobo : 0 }));
  if (chosen.part !== 'Balance' && !dues.parts.some(({ part }) => part === chosen.part))
    return dues.lines.map((line) => ({ ...line, payKobo: 0 }));
  return linesToPay(dues, plan, chosen.part);
}

export async function presentDue(
  platform: Pick<Platform, 'database' | 'lookups'>,
  position: Position,
  chosen: Chosen,
): Promise<Omit<Due, 'checked' | 'coveredBy'>> {
  const { place, purpose, dues, dueOn, arrears, offered } = position;
  const lines = toPay(position, chosen);
  const words = await wordsOf(platform.database, platform, lines);
  const totalKobo = lines.reduce((sum, { payKobo }) => sum + payKobo, 0);
  return {
    purpose,
    sessionId: place.sessionId,
    session: place.session,
    level: levelName(platform, place.levelId),
    lines: lines.map((line) => ({
      feeId: line.feeId,
      description: line.name,
      amountKobo: line.amountKobo,
      awardedKobo: line.awardedKobo,
      paidKobo: line.paidKobo,
      creditKobo: line.creditKobo,
      dueKobo: line.dueKobo,
      payKobo: line.payKobo,
      isOffered: offered.has(line.feeId),
      why: words(line),
    })),
    parts: dues.parts.map((part) => ({
      ...part,
      paymentTypeId: PARTS.indexOf(part.part) + 1,
      dueOn: dueOn.get(part.part) ?? null,
    })),
    arrears: [...arrears],
    balanceKobo: dues.balanceKobo,
    dueKobo: dues.dueKobo,
    total: nairaFromKobo(totalKobo),
    totalInWords: amountInWords(totalKobo),
  };
}

interface Why {
  /** Of what was added for being late. */
  readonly late?: { readonly dueOn: string };
  readonly won?: { readonly assignmentId: number; readonly amountKobo: number };
  readonly beaten?: readonly { readonly assignmentId: number; readonly amountKobo: number }[];
}

/** Why a line is what it is, in words: whom the rule that won is for, and those that it beat. */
async function wordsOf(
  db: Queryable,
  { lookups }: Pick<Platform, 'lookups'>,
  lines: readonly DueOfFee[],
): Promise<(line: DueOfFee) => DueLine['why']> {
  const rules = lines.flatMap(({ why }) => [(why as Why).won, ...((why as Why).beaten ?? [])]).filter((rule) => !!rule);
  const words = await rulesInWords(
    db,
    { lookups },
    rules.map(({ assignmentId }) => assignmentId),
  );
  const present = ({ assignmentId, amountKobo }: NonNullable<Why['won']>) => ({
    words: words.get(assignmentId) ?? 'a rule of before',
    amountKobo,
  });
  return ({ why, amountKobo }) => {
    const { won, beaten = [], late } = why as Why;
    if (late) return { won: { words: `not paid by ${displayDate(late.dueOn)}`, amountKobo }, beaten: [] };
    return { won: won ? present(won) : null, beaten: beaten.map(present) };
  };
}
