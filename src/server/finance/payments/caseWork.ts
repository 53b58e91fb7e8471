import { caseWork as contract } from '#contract/finance/reconciliation.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { noteSettlement } from './sql/cases.ts';

export const caseWork = workflow(contract.work, 'payment_case');

/** The payer reads it in the timeline. Nothing is credited by it. */
export const noteCaseStep: Took<typeof contract.work> = async (tx, { id, actor, now }) => {
  await noteSettlement(tx, { caseId: id, actor, now });
};
