import { REPORTS } from '#contract/reports/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const reports = wingPages(REPORTS, 'staff/reports', {
  payments: ['PaymentReportPage', () => import('./PaymentReportPage.tsx')],
  bursary: ['BursaryReportPage', () => import('./BursaryReportPage.tsx')],
  applications: ['ApplicationReportPage', () => import('./ApplicationReportPage.tsx')],
  jupeb: ['JupebReportPage', () => import('./JupebReportPage.tsx')],
  putme: ['PutmeReportPage', () => import('./PutmeReportPage.tsx')],
  applicationsToo: ['ApplicationReportPage', () => import('./ApplicationReportPage.tsx')],
});
