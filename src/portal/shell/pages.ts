import { SHELL } from '#contract/shell/pages.ts';
import { wingPages } from '../core/wingPages.ts';

export const shell = wingPages(SHELL, 'shell', {
  dashboard: ['dashboard/DashboardPage', () => import('./dashboard/DashboardPage.tsx')],
  profile: ['profile/ProfilePage', () => import('./profile/ProfilePage.tsx')],
  referral: ['referral/ReferralPage', () => import('./referral/ReferralPage.tsx')],
  notifications: ['notifications/NotificationsPage', () => import('./notifications/NotificationsPage.tsx')],
});
