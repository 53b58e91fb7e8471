import type { Domain } from '../../platform/domain.ts';
import { notificationRoutes } from './routes.ts';

/** What a person is told inside the portal, as it happens. */
export const notifications: Domain = { name: 'notifications', register: notificationRoutes };
