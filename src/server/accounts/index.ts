import { openLookups } from '../lookups/service.ts';
import type { Domain } from '../platform/domain.ts';
import { accountRoutes } from './routes.ts';
import { seedAccounts } from './seed.ts';

/** The people who sign in, and how they prove who they are. */
export const accounts: Domain = { name: 'accounts', register: (app, platform) => accountRoutes(app, platform, openLookups(platform)), seed: seedAccounts };
