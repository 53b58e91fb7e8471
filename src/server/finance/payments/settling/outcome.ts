import type { Decision, Placement } from '#rules/finance/caseSettlement.ts';
import { formatNaira } from '#rules/money.ts';
import type { Settling } from './money.ts';

/** For the payer: what the bursary did with the money, and what is left to do. */
export interface Outcome {
  readonly done: string;
  readonly left: string;
}

const NOTHING_LEFT = 'You do not have to do anything.';
const PAY_IT = 'It is still to be paid. Its page shows the RRR to pay by.';

/** Of money that came for an invoice. */
export type OwnSettling = Settling & { readonly own: NonNullable<Settling['own']> };

export function outcomeOf(settling: OwnSettling, placement: Placement, decision: Decision): Outcome {
  const { own, money, ownMoney } = settling;
  const held = formatNaira(money.heldKobo);
  if (decision === 'move')
    return {
      done: `${held} was moved to ${settling.to.invoice ? `invoice ${settling.to.invoice.invoiceNumber}` : 'the account of another student'}.`,
      left:
        ownMoney.askedKobo > 0
          ? `Your own invoice ${own.invoiceNumber} has not been paid by it. ${PAY_IT}`
          : NOTHING_LEFT,
    };
  if (decision === 'part') {
    const rest = formatNaira(money.askedKobo - money.heldKobo);
    return {
      done: `${held} was accepted as part payment of invoice ${own.invoiceNumber}.`,
      left: `Please pay the rest of ${rest}. The page of your invoice shows the RRR to pay it by.`,
    };
  }
  if (decision === 'refund')
    return {
      done: `${held} is owed to you as a refund.`,
      left: 'Take this RRR and your proof of payment to the bursary. Say which bank account is your own.',
    };
  if (decision === 'credit')
    return {
      done: `${held} is your credit with the college.`,
      left:
        money.askedKobo > money.heldKobo
          ? `Your credit is less than invoice ${own.invoiceNumber} asks for. Its page shows what is still to be paid.`
          : `Your credit pays what you owe. ${NOTHING_LEFT}`,
    };
  if (decision === 'pay')
    return { done: `Your invoice ${own.invoiceNumber} is paid.${restWords(placement)}`, left: NOTHING_LEFT };
  if (decision === 'write-off') return writtenOff(settling, placement);
  return {
    done: 'The bursary has looked into it, and has settled it.',
    left: ownMoney.askedKobo > 0 ? `Invoice ${own.invoiceNumber} is not paid. ${PAY_IT}` : NOTHING_LEFT,
  };
}

const restWords = ({ creditKobo, refundKobo }: Placement): string => {
  if (creditKobo > 0) return ` ${formatNaira(creditKobo)} came beyond it, and is your credit with the college.`;
  return refundKobo > 0
    ? ` ${formatNaira(refundKobo)} came beyond it, and is owed to you as a refund: take the details of your own bank account to the bursary.`
    : '';
};

function writtenOff({ own, money }: OwnSettling, { writtenOffKobo }: Placement): Outcome {
  if (money.askedKobo === 0)
    return {
      done: `${formatNaira(money.heldKobo)} is too little to be paid back, and was written off.`,
      left: NOTHING_LEFT,
    };
  const words =
    writtenOffKobo > 0 ? 'was missing, and does not have to be paid' : 'came beyond it, and was written off';
  return {
    done: `Your invoice ${own.invoiceNumber} is paid. ${formatNaira(Math.abs(writtenOffKobo))} ${words}.`,
    left: NOTHING_LEFT,
  };
}

/** For whoever the money was moved to. */
export function outcomeForRecipient({ to, money, decision }: Settling): Outcome {
  const held = formatNaira(money.heldKobo);
  if (!to.invoice || decision === 'credit')
    return { done: `${held} is your credit with the college.`, left: `It pays what you owe next. ${NOTHING_LEFT}` };
  const { invoiceNumber } = to.invoice;
  if (decision === 'pay') return { done: `${held} has paid your invoice ${invoiceNumber}.`, left: NOTHING_LEFT };
  const rest = formatNaira(money.askedKobo - money.heldKobo);
  return {
    done: `${held} is a part payment of your invoice ${invoiceNumber}.`,
    left: `Please pay the rest of ${rest}. The page of your invoice shows the RRR to pay it by.`,
  };
}
