import { TOP, type PageDefinitions } from '../kit/page.ts';

export const SHELL = {
  dashboard: { name: 'Dashboard', to: '/dashboard', claim: 'self', menu: { group: TOP } },
  profile: { name: 'Profile', to: '/profile', claim: 'self', menu: { group: TOP } },
  referral: { name: 'Referral', to: '/referral', claim: 'self' },
  notifications: { name: 'Notifications', to: '/notifications', claim: 'self', menu: { group: TOP } },
} as const satisfies PageDefinitions;
