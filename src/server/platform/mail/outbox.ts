import type { FastifyBaseLogger } from 'fastify';
import type { Row } from '../database/statement.ts';
import type { Database } from '../database/database.ts';
import { Refusal, type Postman } from './postman.ts';
import { isHopeless, pauseAfter } from './retries.ts';
import { claimEmails, markRefused, markSent, postpone } from './sql.ts';

export interface OutboxParts {
  readonly database: Database;
  readonly postman: Postman;
  /** The right side of every Message-ID. */
  readonly host: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

type ClaimedMail = Row<typeof claimEmails.columns>;

const AT_ONCE = 4;
const BATCH = 20;
/** Longer than a batch takes when every conversation lasts as long as it may. */
const CLAIM_MS = 15 * 60_000;

/**
 * Sends what is due, batch by batch: claimed, sent, marked. Several servers may do so together: each takes other mails.
 * One that dies between a server's answer and the mark sends that mail again when its claim is over, under the same
 * Message-ID: at least once, and once as far as SMTP can promise it.
 */
export async function sendDue(parts: OutboxParts, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const now = parts.now();
    const mails = await claimEmails(parts.database, { now, claimedUntil: new Date(now.getTime() + CLAIM_MS), limit: BATCH });
    if (mails.length === 0) return;
    const sent = await sendAll(parts, mails, closing);
    if (sent === 0) return;
  }
}

/** How many left the house. */
async function sendAll(parts: OutboxParts, mails: ClaimedMail[], closing: AbortSignal): Promise<number> {
  let sent = 0;
  const worker = async () => {
    for (let mail = mails.shift(); mail; mail = mails.shift()) {
      if (closing.aborted) await postpone(parts.database, { emailId: mail.id, sendAt: parts.now(), answer: null });
      else if (await send(parts, mail)) sent += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sent;
}

async function send(parts: OutboxParts, mail: ClaimedMail): Promise<boolean> {
  const { database, postman, host, now } = parts;
  try {
    const answer = await postman.deliver({
      messageId: `<${mail.id}@${host}>`, to: { name: mail.recipient_name, address: mail.recipient },
      subject: mail.subject, text: mail.words_text ?? '', html: mail.words_html ?? '',
    });
    await markSent(database, { emailId: mail.id, now: now(), answer, keepsWords: postman.keepsWords });
    return true;
  } catch (error) {
    await failed(parts, mail, error as Error);
    return false;
  }
}

/** Loud, and without the mail's words. */
async function failed({ database, postman, log, now }: OutboxParts, { id, kind, attempts, queued_at }: ClaimedMail, error: Error): Promise<void> {
  const about = { mail: id, kind, attempts, reason: error.message };
  if (error instanceof Refusal || isHopeless(queued_at, now())) {
    log.error(about, 'a mail was refused for good');
    await markRefused(database, { emailId: id, now: now(), answer: error.message, keepsWords: postman.keepsWords });
  } else {
    log.error(about, 'a mail could not be sent and will be tried again');
    await postpone(database, { emailId: id, sendAt: new Date(now().getTime() + pauseAfter(attempts)), answer: error.message });
  }
}
