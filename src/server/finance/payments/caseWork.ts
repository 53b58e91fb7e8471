import { caseWork as contract } from '#contract/finance/reconciliation.ts';
import { DECISIONS, decisionMistake, decisionNamed } from '#rules/finance/caseDifference.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { isPayers, settledEmail } from './caseEmail.ts';
import { noteSettlement } from './sql/cases.ts';

export const caseWork = workflow(contract.work, 'payment_case');

/** The payer reads it in the timeline, and is mailed it who was mailed the case. No money moves by it. */
export const noteCaseStep =
  ({ mail, settings }: Platform): Took<typeof contract.work> =>
  async (tx, { id, actor, now, reason, answers = {} }) => {
    const decision = decisionNamed(String(answers['decision'])) ?? 'other';
    const [settled] = await noteSettlement(tx, { caseId: id, actor, now, decision });
    if (!settled) return;
    const mistake = decisionMistake(decision, {
      kind: settled.kind,
      expectedKobo: settled.expectedKobo,
      reportedKobo: settled.reportedKobo,
    });
    if (mistake !== null) throw mistakeAt('/decision', mistake, 'Failed!');
    if (!isPayers(settled.kind)) return;
    const { invoiceId, firstname, lastname, email, rrr, description, expectedKobo, reportedKobo } = settled;
    await mail.queue(tx, {
      kind: 'payment-case-settled',
      subjectKind: 'invoice',
      subjectId: invoiceId,
      to: { name: `${firstname} ${lastname}`, address: email },
      content: settledEmail(
        firstname,
        { rrr, description, expectedKobo, reportedKobo },
        DECISIONS[decision],
        reason ?? '',
        settings.publicUrl,
      ),
    });
  };
