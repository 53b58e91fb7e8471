import { COMMUNICATION } from '#contract/communication/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const communication = wingPages(COMMUNICATION, 'staff/communication', {
  notices: ['notices/NoticeList', () => import('./notices/NoticeList.tsx')],
  writeNotice: ['notices/NoticeCreate', () => import('./notices/NoticeCreate.tsx')],
  notice: ['notices/NoticeEdit', () => import('./notices/NoticeEdit.tsx')],
});
