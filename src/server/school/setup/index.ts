import type { Domain } from '../../platform/domain.ts';
import { schoolRoutes } from './routes.ts';
import { seedSchool } from './seed.ts';

/** What the college is made of: faculties, departments, programmes, student types, sessions. */
export const school: Domain = {
  name: 'school',
  register: schoolRoutes,
  seed: seedSchool,
};
