import { formatNaira } from '../money.ts';

/** What the bursary may decide about a payment case, in the words of its form. */
export const DECISIONS = {
  pay: 'Pay its invoice',
  part: 'Accept as part payment',
  credit: 'Credit to the student',
  move: 'Move to another invoice or person',
  'write-off': 'Write off the difference',
  refund: 'To be refunded',
  provider: 'Fault of the payment provider',
  other: 'Other',
} as const;

export type Decision = keyof typeof DECISIONS;

/** How a case ended: as the bursary decided, or by itself. */
export const ENDINGS = {
  ...DECISIONS,
  'taken back': 'Taken back by the provider',
  loan: 'Posted as a batch of student loans',
} as const;

export type Ending = keyof typeof ENDINGS;

/** The decision that a form calls so. */
export const decisionNamed = (title: string): Decision | undefined =>
  (Object.keys(DECISIONS) as Decision[]).find((name) => DECISIONS[name] === title);

export interface CaseMoney {
  /** It waits in suspense; 0 where the case is about money that was taken. */
  readonly heldKobo: number;
  /** What the invoice still asks for; 0 where it is paid, void or there is none. */
  readonly askedKobo: number;
  readonly isStudents: boolean;
}

/** Where money in suspense goes. All of it together is what waits, less what is written off. */
export interface Placement {
  readonly invoiceKobo: number;
  readonly creditKobo: number;
  readonly refundKobo: number;
  /** What the college loses; below zero where it gains. */
  readonly writtenOffKobo: number;
}

/** Nothing is posted by these: they settle a case about money that was taken. */
const WORDS_ALONE: readonly Decision[] = ['provider', 'other'];

const NOWHERE: Placement = { invoiceKobo: 0, creditKobo: 0, refundKobo: 0, writtenOffKobo: 0 };

/** What becomes of the money once it is another invoice's or person's. */
export const decisionOnMoved = ({ heldKobo, askedKobo }: CaseMoney): Decision =>
  askedKobo === 0 ? 'credit' : heldKobo < askedKobo ? 'part' : 'pay';

/** Of a decision without a mistake; of one to move it, by the money of whom it is moved to. */
export function placementOf(decision: Decision, money: CaseMoney): Placement {
  const { heldKobo, askedKobo, isStudents } = money;
  if (decision === 'move') return placementOf(decisionOnMoved(money), money);
  if (decision === 'part') return { ...NOWHERE, invoiceKobo: heldKobo };
  if (decision === 'credit') return { ...NOWHERE, creditKobo: heldKobo };
  if (decision === 'refund') return { ...NOWHERE, refundKobo: heldKobo };
  if (decision === 'write-off') return { ...NOWHERE, invoiceKobo: askedKobo, writtenOffKobo: askedKobo - heldKobo };
  if (decision !== 'pay') return NOWHERE;
  const restKobo = heldKobo - askedKobo;
  return { ...NOWHERE, invoiceKobo: askedKobo, [isStudents ? 'creditKobo' : 'refundKobo']: restKobo };
}

/** The message for a decision that does not fit the money. */
export function decisionMistake(decision: Decision, money: CaseMoney, writeOffLimitKobo: number): string | null {
  const { heldKobo, askedKobo, isStudents } = money;
  if (WORDS_ALONE.includes(decision))
    return heldKobo > 0 ? 'money waits in suspense: please choose where it goes' : null;
  if (heldKobo === 0) return 'nothing waits in suspense: please choose what else was decided';
  if ((decision === 'pay' || decision === 'part') && askedKobo === 0)
    return 'this invoice is not to be paid any more: please choose where else the money goes';
  if (decision === 'pay' && heldKobo < askedKobo)
    return 'it is less than the invoice asks for: please accept it as part payment';
  if (decision === 'part' && heldKobo >= askedKobo) return 'it is enough for all of the invoice: please pay it';
  if (decision === 'credit' && !isStudents)
    return 'the payer is not a student: please choose where else the money goes';
  if (decision === 'write-off') return writeOffMistake(Math.abs(askedKobo - heldKobo), writeOffLimitKobo);
  return null;
}

function writeOffMistake(differenceKobo: number, limitKobo: number): string | null {
  if (differenceKobo === 0) return 'there is no difference to write off';
  return differenceKobo > limitKobo ? `only up to ${formatNaira(limitKobo)} may be written off` : null;
}
