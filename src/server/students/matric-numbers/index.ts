import type { Domain } from '../../platform/domain.ts';
import { demoMatricNumbers } from './demo/index.ts';
import { candidateCleared } from '../../admissions/admission-list/service.ts';
import { onInvoicePaid } from '../../finance/charges/service.ts';
import { on } from '../../platform/reactions.ts';
import { matriculated } from './facts.ts';
import { matricNumberRoutes } from './routes.ts';
import { matriculateAtClearance } from './service.ts';
import { clearedAdmission } from './sql.ts';

export const matricNumbers: Domain = {
  name: 'matric numbers',
  facts: [matriculated],
  guards: ['matric number'],
  /** The fees may be what a cleared candidate's number waited for. */
  reactions: (platform) => [
    on(candidateCleared, (tx, cleared) => matriculateAtClearance(platform, tx, cleared)),
    onInvoicePaid('school', async (tx, { studentId, actor, at: now }) => {
      for (const { id } of await clearedAdmission(tx, { studentId }))
        await matriculateAtClearance(platform, tx, { admissionId: id, actor, ip: null, now });
    }),
  ],
  register: matricNumberRoutes,
  demoData: [demoMatricNumbers],
};
