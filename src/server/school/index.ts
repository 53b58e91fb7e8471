import type { Domain } from '../platform/domain.ts';
import { followSchool } from './service.ts';
import { seedSchool } from './seed.ts';

/** What the college is made of: faculties, departments, programmes, student types, sessions. */
export const school: Domain = { name: 'school', register: followSchool, seed: seedSchool };
