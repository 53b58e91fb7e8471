import type { Domain } from '../../platform/domain.ts';
import { createRunner } from '../../platform/jobs/runner.ts';
import { demoStaffAccounts } from './demo/staff.ts';
import { demoStudentAccounts } from './demo/students.ts';
import { answerResetRequests } from './resetRequests.ts';
import { accountRoutes } from './routes.ts';
import { seedAccounts } from './seed.ts';

export const accounts: Domain = {
  name: 'accounts',
  async register(app, platform) {
    const closing = new AbortController();
    const answering = createRunner(() => answerResetRequests(platform), (error) => platform.log.error({ err: error }, 'answering reset requests failed'), closing.signal);
    app.addHook('onClose', () => {
      closing.abort();
      return answering.done();
    });
    await platform.jobs.schedule('answer-reset-requests', '* * * * *', () => {
      answering.run();
      return answering.done();
    });
    accountRoutes(app, platform, answering.run);
  },
  seed: seedAccounts,
  demoData: [demoStaffAccounts, demoStudentAccounts],
};
