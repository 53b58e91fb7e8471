import { bursaryReport } from '#contract/reports/bursary.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import type { Domain } from '../../platform/domain.ts';
import { reportBursary } from './service.ts';

export const bursary: Domain = {
  name: 'bursary report',
  register: (app, platform) => serveReport(app, platform, bursaryReport, (query) => reportBursary(platform, query)),
};
