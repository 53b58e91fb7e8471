import {
  certificateChecks as contract,
  verifyPaper as verifyPaperContract,
} from '#contract/admissions/certificate-checks.ts';
import { judgedBy, judgeForm } from '../../kit/forms/service.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { demoCertificateChecks } from './demo.ts';
import { verifyPaper } from './papers.ts';
import { certificateChecks as stored } from './sql.ts';

/** What issuers were asked about certificates, and what they answered. */
export const certificateChecks: Domain = {
  name: 'certificate checks',
  demoData: [demoCertificateChecks],
  register(app, platform) {
    const judged = judgedBy(platform, 'certificate-check');
    route(app, verifyPaperContract, (call) => {
      const { code } = judgeForm(platform, 'paper-code', call.body, 'Not verified!');
      return verifyPaper(platform, code, byOf(call));
    });
    serveResource(app, platform, contract, stored, { judge: { create: judged, correct: judged } });
  },
};
