import type { Domain } from '../../platform/domain.ts';
import { demoOwnProfile, demoProfiles } from './demo/index.ts';
import { profileRoutes } from './routes.ts';

export const profiles: Domain = {
  name: 'student profiles',
  guards: ['profile'],
  register: profileRoutes,
  demoData: [demoProfiles, demoOwnProfile],
};
