import type { Queryable } from '../../platform/database/database.ts';
import { caseWork } from './caseWork.ts';
import { noteSettlement } from './sql/cases.ts';

interface Ending {
  readonly caseId: string;
  readonly reason: string;
  readonly now: Date;
  readonly actor: string;
  readonly ip: string;
}

/** The money of a lodgement is a batch of student loans, which posts it. @returns false where somebody settled the case before */
export async function endCaseAsLoan(tx: Queryable, { caseId, ...by }: Ending): Promise<boolean> {
  if ((await caseWork.takeMany(tx, { ids: [caseId], step: 'end', ...by })).length === 0) return false;
  const { now, actor } = by;
  await noteSettlement(tx, { caseId, decision: 'loan', now, actor });
  return true;
}
