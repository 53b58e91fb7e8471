import { refundWork as contract } from '#contract/finance/refunds.ts';
import { approvableKobo } from '#rules/finance/refund.ts';
import { workflow } from '../../kit/workflow/workflow.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { lockMoney } from '../charges/service.ts';
import { lockMoneyOfInvoice } from '../payments/service.ts';
import { caseSource, lockCase, studentSource } from './sourceSql.ts';
import { findRefund } from './sql.ts';

export type Source = RowOf<'refund-source-of-case'>;
type Refund = RowOf<'find-refund'>;

interface SourceId {
  readonly caseId: string | null;
  readonly studentId: string | null;
}

export const sourceOf = async (db: Queryable, { caseId, studentId }: SourceId): Promise<Source | undefined> =>
  (caseId === null ? await studentSource(db, { studentId: studentId! }) : await caseSource(db, { caseId }))[0];

/** All that is done with this money waits from here on. */
export async function lockedSource(tx: Queryable, id: SourceId): Promise<Source | undefined> {
  const source = await sourceOf(tx, id);
  if (source === undefined) return undefined;
  if (source.studentId !== null) await lockMoney(tx, { studentId: source.studentId });
  else if (source.invoiceId !== null) await lockMoneyOfInvoice(tx, source.invoiceId);
  else await lockCase(tx, { caseId: source.caseId! });
  return sourceOf(tx, id);
}

/** Of what a person looks at before they approve: the money, the account and the reasons. */
export const digestOf = (refund: Refund, source: Source): string => {
  const { amountKobo, bank, accountNumber, accountName, nameReason, reason } = refund;
  const seen = [amountKobo, bank, accountNumber, accountName, nameReason, reason, approvableKobo(source)];
  return jsonHash(seen);
};

/** The steps that end at the bank set what its file and its answer say. */
export const refundWork = workflow(contract.work, 'refund', {
  digestOf: async (tx, id) => {
    const [refund] = await findRefund(tx, { id });
    return digestOf(refund!, (await sourceOf(tx, refund!))!);
  },
  sets: ({ to, reason, answers }) => `file_id = coalesce((${answers} ->> 'fileId')::int4, t.file_id),
    bank_reference = case when ${to} = 'paid' then ${reason} end, paid_on = case when ${to} = 'paid' then (${answers} ->> 'paidOn')::date end`,
});
