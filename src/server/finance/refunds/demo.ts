import { lagosDay } from '#rules/lagosDay.ts';
import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { DemoStep } from '../../platform/demo.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { postJournal } from '../ledger/service.ts';
import { sendApproved } from './bankFile.ts';
import { demoOfficers, dueCases, insertDemoRefund } from './demoSql.ts';
import { approvalPostings, paymentPostings } from './postings.ts';
import { findRefund } from './sql.ts';
import { digestOf, refundWork, sourceOf } from './work.ts';

const REASONS = [
  'The payer asks for the second payment',
  'The payer left before the term',
  'The payer asks for it by letter',
];

/** Of what cases set aside one is paid, one waits for the bank's next file, and the others for approval. */
export const demoRefunds: DemoStep = {
  name: 'refunds',
  needs: ['payment cases'],
  slice: (demo) => async (tx) => {
    const [officers] = await demoOfficers(tx);
    if (!officers) return;
    const { bursar, auditor } = officers;
    const ids: string[] = [];
    for (const [place, { id: caseId, payerName, email, kobo }] of (await dueCases(tx)).entries()) {
      const random = randomOf(`refund ${demo.day} ${place}`);
      const now = hourOf(demo.day, 3, 9 + place);
      const id = random.uuidAt(now);
      const account = {
        bank: demo.lookups.nameOf('banks', random.pick([11, 44, 70]))!,
        accountNumber: random.digits(10),
      };
      const reason = REASONS[place % REASONS.length]!;
      await insertDemoRefund(tx, { id, caseId, kobo, payerName, email, ...account, reason, now, actor: bursar });
      ids.push(id);
    }
    const [paid, approved] = ids;
    if (paid === undefined) return;
    await approve(tx, paid, auditor, hourOf(demo.day, 2, 10));
    const at = hourOf(demo.day, 2, 12);
    await sendApproved(tx, { request: paid, actor: bursar, ip: null, now: at });
    await pay(tx, paid, bursar, hourOf(demo.day, 1, 11));
    if (approved !== undefined) await approve(tx, approved, auditor, hourOf(demo.day, 1, 15));
  },
};

const hourOf = (day: string, daysAgo: number, hour: number): Date => later(startOf(dayBefore(day, daysAgo)), hour * 60);

async function approve(tx: Queryable, id: string, actor: string, now: Date): Promise<void> {
  const [refund] = await findRefund(tx, { id });
  const source = (await sourceOf(tx, refund!))!;
  const digests = { [id]: digestOf(refund!, source) };
  await refundWork.takeMany(tx, { ids: [id], step: 'approve', reason: null, digests, actor, ip: null, now });
  await postJournal(tx, {
    kind: 'refund approved',
    key: id,
    at: now,
    actor,
    postings: approvalPostings(source, refund!),
  });
}

async function pay(tx: Queryable, id: string, actor: string, now: Date): Promise<void> {
  const [refund] = await findRefund(tx, { id });
  const answers = { paidOn: lagosDay(now) };
  await refundWork.takeMany(tx, { ids: [id], step: 'pay', reason: 'FT26331K7Q2', answers, actor, ip: null, now });
  await postJournal(tx, { kind: 'refund paid', key: id, at: now, actor, postings: paymentPostings(refund!) });
}
