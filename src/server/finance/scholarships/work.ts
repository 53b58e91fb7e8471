import { awardRequestWork as contract } from '#contract/finance/award-requests.ts';
import { workflow } from '../../kit/workflow/workflow.ts';
import { findAwardRequest } from './requestSql.ts';

export const awardWork = workflow(contract.work, 'award_request', {
  digestOf: async (tx, id) => (await findAwardRequest(tx, { id }))[0]!.digest,
});
