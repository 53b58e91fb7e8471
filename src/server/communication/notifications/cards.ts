import { SHELL } from '#contract/shell/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { unreadOf } from './service.ts';

export const notificationCards: readonly Card[] = [
  {
    name: 'unread-notifications',
    title: 'Unread notifications',
    kind: 'waiting',
    page: SHELL.notifications,
    read: async (platform, caller) => ({ value: await unreadOf(platform, caller) }),
  },
];
