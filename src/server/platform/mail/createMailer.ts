import { randomUUID } from 'node:crypto';
import { createRunner } from '../jobs/runner.ts';
import type { Platform } from '../platform.ts';
import type { Settings } from '../settings.ts';
import { htmlOf, textOf } from './emailText.ts';
import type { Mailer } from './mail.ts';
import { mailboxPostman } from './mailboxPostman.ts';
import { sendDue } from './outbox.ts';
import type { Postman } from './postman.ts';
import { smtpPostman } from './smtpPostman.ts';
import { insertMail, withdrawEmails } from './sql.ts';

/** Anyone can read the mailbox, so only a demo college has one; a live one without SMTP_URL keeps its emails queued. */
export const hasMailbox = ({ smtpUrl, sandbox }: Settings): boolean => smtpUrl === undefined && sandbox;

export function createMailer({
  settings,
  database,
  log,
  now,
}: Pick<Platform, 'settings' | 'database' | 'log' | 'now'>): Mailer {
  const { school, publicUrl } = settings;
  const postman = postmanOf(settings);
  const closing = new AbortController();
  const send = async () => {
    if (postman) await sendDue({ database, postman, host: new URL(publicUrl).hostname, log, now }, closing.signal);
  };
  const runner = createRunner(send, (error) => log.error({ err: error }, 'sending mails failed'), closing.signal);
  return {
    async queue(tx, { kind, subjectKind, subjectId, to, content }) {
      await insertMail(tx, {
        emailId: randomUUID(),
        kind,
        subjectKind,
        subjectId,
        recipientName: to.name,
        recipient: to.address,
        subject: content.subject,
        text: textOf(content, school),
        html: htmlOf(content, school),
        now: now(),
      });
    },
    async withdraw(tx, subjectKind, subjectId) {
      await withdrawEmails(tx, { subjectKind, subjectId });
    },
    prompt: runner.run,
    sendDue() {
      runner.run();
      return runner.done();
    },
    close() {
      closing.abort();
      return runner.done();
    },
  };
}

function postmanOf(settings: Settings): Postman | undefined {
  if (settings.smtpUrl !== undefined) return smtpPostman(settings.smtpUrl, settings.mailFrom, settings.school);
  return hasMailbox(settings) ? mailboxPostman : undefined;
}
