import type { Domain } from '../../platform/domain.ts';
import { paymentFacts } from './facts.ts';
import { demoScholarships, demoStudentMoney } from './demo/index.ts';
import { invoiceOfCovered } from './student/covered.ts';
import { forgetOldDevices } from './device.ts';
import { dailyAt } from '../../platform/jobs/jobs.ts';

export const invoices: Domain = {
  name: 'invoices',
  facts: paymentFacts,
  async register(_app, platform) {
    await platform.jobs.schedule('forget-invoice-devices', dailyAt(2, 40), async () => {
      await forgetOldDevices(platform);
    });
  },
  reactions: (platform) => [invoiceOfCovered(platform)],
  demoData: [demoScholarships, demoStudentMoney],
};
