import { PEOPLE } from '#contract/people/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import type { Chart } from '../../kit/charts/chart.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { countUsersByRole } from './sql/list.ts';

const activeUsers = async (db: Queryable) => (await countUsersByRole(db)).reduce((sum, { active }) => sum + active, 0);

export const userCards: readonly Card[] = [
  {
    name: 'active-users',
    title: 'Active users',
    kind: 'figure',
    page: PEOPLE.users,
    read: async ({ database }) => ({ value: await activeUsers(database), filters: { active: true } }),
  },
];

export const userCharts: readonly Chart[] = [
  {
    name: 'users-by-role',
    title: 'Users by role',
    look: 'bars',
    label: 'Role',
    draws: ['Active', 'Deactivated'],
    page: PEOPLE.users,
    read: async ({ database }) => ({
      rows: (await countUsersByRole(database)).map(({ role, active, deactivated }) => ({
        name: role,
        amounts: [active, deactivated],
      })),
    }),
  },
];
