import { TOP, type PageDefinitions } from '../kit/page.ts';

export const COMMUNICATION = {
  notices: {
    name: 'Notice Board',
    to: '/notice_board_management',
    claim: 'notices',
    menu: { group: TOP, name: 'Notice Board Setup' },
  },
  writeNotice: { name: 'Write a notice', to: '/notice_board_management/create', claim: 'notices' },
  notice: { name: 'Notice', to: '/notice_board_management/:id', claim: 'notices' },
} as const satisfies PageDefinitions;
