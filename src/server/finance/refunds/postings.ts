import type { Posting } from '../ledger/service.ts';
import type { Source } from './work.ts';

interface Amount {
  readonly amountKobo: number;
}

/** From the account that the money is held in to what the bank is to pay. */
export const approvalPostings = (source: Source, { amountKobo }: Amount): readonly Posting[] => [
  { ...holderOf(source), amountKobo },
  { account: 'refunds payable', ...aboutOf(source), amountKobo: 0 - amountKobo },
];

/** Back where it was. */
export const returnPostings = (source: Source, { amountKobo }: Amount): readonly Posting[] =>
  approvalPostings(source, { amountKobo: 0 - amountKobo });

export const paymentPostings = ({ amountKobo }: Amount): readonly Posting[] => [
  { account: 'refunds payable', amountKobo },
  { account: 'bank', amountKobo: 0 - amountKobo },
];

const holderOf = (source: Source): Omit<Posting, 'amountKobo'> =>
  source.studentId === null
    ? { account: 'refunds due', ...aboutOf(source) }
    : { account: 'student credit', studentId: source.studentId };

const aboutOf = ({ caseId, invoiceId }: Source): Pick<Posting, 'caseId' | 'invoiceId'> =>
  caseId === null ? {} : { caseId, ...(invoiceId !== null && { invoiceId }) };
