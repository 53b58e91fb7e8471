import type { FastifyBaseLogger } from 'fastify';
import type { RowOf } from '../database/describedSql.ts';
import type { Database } from '../database/database.ts';
import { Refusal, type Postman } from './postman.ts';
import { isHopeless, pauseAfter } from './retries.ts';
import { claimEmails, markRefused, markSent, postpone } from './sql.ts';

export interface OutboxParts {
  readonly database: Database;
  readonly postman: Postman;
  /** It is the right side of every Message-ID. */
  readonly host: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

type ClaimedEmail = RowOf<'mail.claim'>;

const AT_ONCE = 4;
const BATCH = 20;
/** A claim lasts longer than a batch in which every SMTP conversation takes as long as it may. */
const CLAIM_MS = 15 * 60_000;

/** Delivery is at least once: a server that dies before `markSent` leads to a second email with the same Message-ID. */
export async function sendDue(parts: OutboxParts, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const now = parts.now();
    const emails = await claimEmails(parts.database, {
      now,
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      limit: BATCH,
    });
    if (emails.length === 0) return;
    const sent = await sendAll(parts, emails, closing);
    if (sent === 0) return;
  }
}

async function sendAll(parts: OutboxParts, emails: ClaimedEmail[], closing: AbortSignal): Promise<number> {
  let sent = 0;
  const worker = async () => {
    for (let email = emails.shift(); email; email = emails.shift()) {
      if (closing.aborted) await postpone(parts.database, { emailId: email.id, sendAt: parts.now(), answer: null });
      else if (await send(parts, email)) sent += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sent;
}

async function send(parts: OutboxParts, email: ClaimedEmail): Promise<boolean> {
  const { database, postman, host, now } = parts;
  try {
    const answer = await postman.deliver({
      messageId: `<${email.id}@${host}>`,
      to: { name: email.recipientName, address: email.recipient },
      subject: email.subject,
      text: email.wordsText ?? '',
      html: email.wordsHtml ?? '',
    });
    await markSent(database, { emailId: email.id, now: now(), answer, keepsWords: postman.keepsWords });
    return true;
  } catch (error) {
    await failed(parts, email, error as Error);
    return false;
  }
}

/** The log never holds the email's text. */
async function failed(
  { database, postman, log, now }: OutboxParts,
  { id, kind, attempts, queuedAt }: ClaimedEmail,
  error: Error,
): Promise<void> {
  const about = { mail: id, kind, attempts, reason: error.message };
  if (error instanceof Refusal || isHopeless(queuedAt, now())) {
    log.error(about, 'a mail was refused for good');
    await markRefused(database, { emailId: id, now: now(), answer: error.message, keepsWords: postman.keepsWords });
  } else {
    log.error(about, 'a mail could not be sent and will be tried again');
    await postpone(database, {
      emailId: id,
      sendAt: new Date(now().getTime() + pauseAfter(attempts)),
      answer: error.message,
    });
  }
}
