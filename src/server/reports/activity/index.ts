import type { FastifyInstance } from 'fastify';
import { applicationReport } from '#contract/reports/applications.ts';
import { paymentPurposes, paymentReport } from '#contract/reports/payments.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import { route } from '../../platform/route.ts';
import { reportApplications, reportPayments } from './service.ts';
import { listPurposes } from './sql.ts';

/** Reports read what other domains write, and write nothing. */
export const reports: Domain = { name: 'reports', register: reportRoutes };

function reportRoutes(app: FastifyInstance, platform: Platform): void {
  serveReport(app, platform, applicationReport, (query) => reportApplications(platform, query));
  serveReport(app, platform, paymentReport, (query) => reportPayments(platform, query));
  route(app, paymentPurposes, () => listPurposes(platform.database));
}
