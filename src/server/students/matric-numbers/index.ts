import type { Domain } from '../../platform/domain.ts';
import { demoMatricNumbers } from './demo/index.ts';
import { candidateCleared } from '../../admissions/admission-list/service.ts';
import { chargePaid, invoicePaid, type InvoicePaid } from '../../finance/charges/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { on } from '../../platform/reactions.ts';
import { matriculated } from './facts.ts';
import { matricNumberRoutes } from './routes.ts';
import { matriculateAtClearance } from './service.ts';
import { clearedAdmission } from './sql.ts';

type Paid = Pick<InvoicePaid, 'studentId' | 'purpose' | 'actor' | 'at'>;

export const matricNumbers: Domain = {
  name: 'matric numbers',
  facts: [matriculated],
  guards: ['matric number'],
  /** The fees may be what a cleared candidate's number waited for. */
  reactions: (platform) => {
    const feesPaid = async (tx: Queryable, { studentId, actor, at: now }: Paid) => {
      for (const { id } of await clearedAdmission(tx, { studentId }))
        await matriculateAtClearance(platform, tx, { admissionId: id, actor, ip: null, now });
    };
    const ofSchool = ({ purpose }: Paid) => purpose === 'school';
    return [
      on(candidateCleared, (tx, cleared) => matriculateAtClearance(platform, tx, cleared)),
      on(invoicePaid, feesPaid, ofSchool),
      on(chargePaid, feesPaid, ofSchool),
    ];
  },
  register: matricNumberRoutes,
  demoData: [demoMatricNumbers],
};
