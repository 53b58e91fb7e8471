import type { Domain } from '../../platform/domain.ts';
import { demoMatricNumbers } from './demo/index.ts';
import { matriculated } from './facts.ts';
import { matricNumberRoutes } from './routes.ts';

export const matricNumbers: Domain = {
  name: 'matric numbers',
  facts: [matriculated],
  register: matricNumberRoutes,
  demoData: [demoMatricNumbers],
};
