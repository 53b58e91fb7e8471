import type { Domain } from '../../platform/domain.ts';
import { promptedJob } from '../../platform/jobs/promptedJob.ts';
import { demoStaffAccounts } from './demo/staff.ts';
import { demoStudentAccounts } from './demo/students.ts';
import { answerResetRequests } from './resetRequests.ts';
import { accountRoutes } from './routes.ts';
import { forgetUserTokens } from './sql/session.ts';
import { seedAccounts, seedSecondAdministrator } from './seed.ts';

export const accounts: Domain = {
  name: 'accounts',
  async register(app, platform) {
    const prompt = await promptedJob(app, platform, 'answer-reset-requests', () => answerResetRequests(platform));
    accountRoutes(app, platform, prompt);
    await platform.jobs.schedule('forget-user-tokens', { everyMinutes: 15 }, async () => {
      await forgetUserTokens(platform.database, { now: platform.now() });
    });
  },
  seed: seedAccounts,
  demoData: [demoStaffAccounts, demoStudentAccounts],
};

export const secondAdministrator: Domain = {
  name: 'second-administrator',
  register: () => undefined,
  seedsWhen: ({ sandbox, secondAdminEmail }) => !sandbox && secondAdminEmail !== undefined,
  seed: seedSecondAdministrator,
};
