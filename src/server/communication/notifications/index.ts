import type { Domain } from '../../platform/domain.ts';
import { demoNotifications } from './demo/index.ts';
import { notificationRoutes } from './routes.ts';

export const notifications: Domain = {
  name: 'notifications',
  register: notificationRoutes,
  demoData: [demoNotifications],
};
