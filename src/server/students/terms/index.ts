import { studiesGoOn } from '../../admissions/admission-list/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { on } from '../../platform/reactions.ts';
import { demoTerms } from './demo/index.ts';
import { termRoutes } from './routes.ts';
import { placeAgain } from './sql.ts';

export const terms: Domain = {
  name: 'current terms',
  register: termRoutes,
  demoData: [demoTerms],
  reactions: () => [on(studiesGoOn, async (tx, { admissionId }) => void (await placeAgain(tx, { admissionId })))],
};
