import type { Static } from 'typebox';
import type { statement } from '#contract/finance/student-fees.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { postOwnFees } from '../fee-postings/service.ts';
import { ownStudentId } from './position.ts';
import { statementOf } from './sql.ts';

/** Line by line, oldest first, with the balance after each. */
export async function accountOf(platform: Platform, { userId }: User): Promise<Static<(typeof statement)['reply']>> {
  const studentId = await ownStudentId(platform.database, userId);
  await postOwnFees(platform, studentId);
  let balanceKobo = 0;
  return (await statementOf(platform.database, { studentId })).map(({ kind, at, kobo, fee, session, invoice, rrr }) => {
    balanceKobo += kobo;
    return {
      at: at.toISOString(),
      description: WORDS[kind]?.({ fee: fee ?? '', invoice: invoice ?? 'Payment', rrr: rrr ?? '' }) ?? kind,
      session,
      chargedKobo: kobo > 0 || CHARGES_LESS.has(kind) ? kobo : 0,
      paidKobo: kobo > 0 || CHARGES_LESS.has(kind) ? 0 : -kobo,
      balanceKobo,
    };
  });
}

/** What they take off nobody has paid. */
const CHARGES_LESS: ReadonlySet<string> = new Set([
  'opening corrected',
  'correction',
  'reversal',
  'waiver',
  'waiver reversed',
  'debt written off',
  'write-off reversed',
]);

interface Named {
  readonly fee: string;
  readonly invoice: string;
  readonly rrr: string;
}

const WORDS: Readonly<Record<string, (named: Named) => string>> = {
  charge: ({ fee }) => fee,
  'opening balance': ({ fee }) => fee,
  'opening corrected': ({ fee }) => `${fee}: corrected`,
  'opening credit': () => 'Credit brought forward',
  correction: ({ fee }) => `${fee}: changed`,
  payment: ({ invoice, rrr }) => `${invoice}, RRR ${rrr}`,
  'payment reversed': ({ invoice, rrr }) => `${invoice}, RRR ${rrr}: reversed by Remita`,
  award: ({ fee }) => `Scholarship for ${fee}`,
  waiver: ({ fee }) => `Waiver of ${fee}`,
  'waiver reversed': ({ fee }) => `Waiver of ${fee}: reversed`,
  'debt written off': ({ fee }) => `${fee}: written off`,
  'write-off reversed': ({ fee }) => `${fee}: owed again`,
  'manual lodgement': () => 'Paid in at the bank',
  'student loan': () => 'Paid by student loan',
  'lodgement reversed': () => 'Paid in at the bank: reversed by the bursary',
  reversal: ({ fee }) => `${fee}: reversed`,
  'refund approved': () => 'Refund to a bank account',
  'refund returned': () => 'Refund that the bank did not pay',
};
