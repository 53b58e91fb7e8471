import type { Domain } from '../../platform/domain.ts';
import { hasMailbox } from '../../platform/mail/createMailer.ts';
import { demoEmails } from './demo/index.ts';
import { mailboxPages } from './mailboxPages.ts';
import { EVERY_MINUTE } from '../../platform/jobs/jobs.ts';

export const emails: Domain = {
  name: 'mails',
  demoData: [demoEmails],
  async register(app, platform) {
    app.addHook('onListen', async () => platform.mail.prompt());
    app.addHook('onClose', () => platform.mail.close());
    await platform.jobs.schedule('send-mails', EVERY_MINUTE, platform.mail.sendDue);
    if (hasMailbox(platform.settings)) mailboxPages(app, platform);
    else if (platform.settings.smtpUrl === undefined)
      platform.log.error('SMTP_URL is not set: mails wait in the outbox');
  },
};
