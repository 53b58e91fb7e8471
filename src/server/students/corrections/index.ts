import type { Domain } from '../../platform/domain.ts';
import { demoCorrections } from './demo/index.ts';
import { correctionRoutes } from './routes.ts';

export const studentCorrections: Domain = {
  name: 'student corrections',
  register: correctionRoutes,
  demoData: [demoCorrections],
};
