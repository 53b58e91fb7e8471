import type { Domain } from '../../platform/domain.ts';
import { notificationRoutes } from './routes.ts';

export const notifications: Domain = { name: 'notifications', register: notificationRoutes };
