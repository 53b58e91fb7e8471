import { studiesGoOn } from '../../admissions/admission-list/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { on } from '../../platform/reactions.ts';
import { termRoutes } from './routes.ts';
import { placeAgain } from './sql.ts';

export const terms: Domain = {
  name: 'current terms',
  register: termRoutes,
  reactions: () => [on(studiesGoOn, async (tx, { admissionId }) => void (await placeAgain(tx, { admissionId })))],
};
