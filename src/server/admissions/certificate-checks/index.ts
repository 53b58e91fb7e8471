import { certificateChecks as contract } from '#contract/admissions/certificate-checks.ts';
import { judgedBy } from '../../kit/forms/service.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { demoCertificateChecks } from './demo.ts';
import { certificateChecks as stored } from './sql.ts';

/** What issuers were asked about certificates, and what they answered. */
export const certificateChecks: Domain = {
  name: 'certificate checks',
  demoData: [demoCertificateChecks],
  register(app, platform) {
    const judged = judgedBy(platform, 'certificate-check');
    serveResource(app, platform, contract, stored, { judge: { create: judged, correct: judged } });
  },
};
