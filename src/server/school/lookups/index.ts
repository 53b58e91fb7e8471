import type { Domain } from '../../platform/domain.ts';
import { lookupRoutes } from './routes.ts';
import { openLookups } from './service.ts';

/** The lists of answers that declarations name: places, subjects, relationships. */
export const lookups: Domain = { name: 'lookups', register: (app, platform) => lookupRoutes(app, openLookups(platform)) };
