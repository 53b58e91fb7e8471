import { ADMISSION } from '#contract/admissions/states.ts';
import { onInvoicePaid } from '../../finance/charges/service.ts';
import { applicantInvoicePaid } from '../../finance/payments/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { on, type Reaction } from '../../platform/reactions.ts';
import { lockAdmission } from '../admission-list/service.ts';
import { answerWithin } from '../offers/service.ts';
import { clearCandidate } from './clearing.ts';
import { gatesBefore } from './gates.ts';
import { admissionOfPayer, admissionOfStudent } from './sql/gates.ts';

interface Paid {
  readonly at: Date;
  readonly actor: string;
}

/** The acceptance fee moves its candidate on in the transaction that credits it, whichever invoice it was paid by. */
export const acceptancePaid = (platform: Platform): readonly Reaction[] => [
  onInvoicePaid('acceptance', async (tx, { studentId, ...paid }) => {
    for (const { id } of await admissionOfStudent(tx, { studentId })) await moveOn(platform, tx, id, paid);
  }),
  on(applicantInvoicePaid, async (tx, { purpose, regNumber, ...paid }) => {
    if (purpose !== 'acceptance') return;
    for (const { id } of await admissionOfPayer(tx, { regNumber })) await moveOn(platform, tx, id, paid);
  }),
];

/** Whoever pays accepts the offer; and whose documents are all cleared already, so that the fee was the last thing missing, is cleared. */
async function moveOn(platform: Platform, tx: Queryable, admissionId: string, { at: now, actor }: Paid): Promise<void> {
  const by = { actor, ip: null, now };
  const [admission] = await lockAdmission(tx, { admissionId });
  if (admission?.state === ADMISSION.offered)
    await answerWithin(platform, tx, { admissionId, answer: 'accept', ...by });
  const [moved] = await lockAdmission(tx, { admissionId });
  if (moved?.state !== 'profiled') return;
  const gates = await gatesBefore(tx, admissionId, 'clear');
  const waitedForFee = gates.some(({ page }) => page === '/academic_fees/acceptance');
  if (!waitedForFee || !gates.every(({ isOpen }) => isOpen)) return;
  await clearCandidate(platform, tx, { admissionId, ...by });
}
