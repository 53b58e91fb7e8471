import { caseWork as contract } from '#contract/finance/reconciliation.ts';
import { workflow } from '../../kit/workflow/workflow.ts';

export const caseWork = workflow(contract.work, 'payment_case');
