import type { Domain } from '../../platform/domain.ts';
import { demoMatricNumbers } from './demo/index.ts';
import { matricNumberRoutes } from './routes.ts';

export const matricNumbers: Domain = {
  name: 'matric numbers',
  register: matricNumberRoutes,
  demoData: [demoMatricNumbers],
};
