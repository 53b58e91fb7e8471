import { openLookups } from '../lookups/service.ts';
import type { Domain } from '../../platform/domain.ts';
import { schoolRoutes } from './routes.ts';
import { seedSchool } from './seed.ts';
import { followSchool } from './service.ts';

/** What the college is made of: faculties, departments, programmes, student types, sessions. */
export const school: Domain = {
  name: 'school',
  async register(app, platform) {
    await followSchool(app, platform);
    schoolRoutes(app, platform, openLookups(platform));
  },
  seed: seedSchool,
};
