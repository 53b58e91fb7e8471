import type { Queryable } from '../database/database.ts';
import type { EmailText } from './emailText.ts';

/** A mail as its domain writes it. */
export interface Mail {
  /** What kind of mail it is, by the domain's own name: `referee-request`. */
  readonly kind: string;
  /** What it is about, by which the domain later asks how it went. */
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly letter: EmailText;
}

/** The way out for every mail: first into the outbox, with what causes it, then by a job to whoever delivers it. */
export interface Mailer {
  /** `tx` is the transaction of what causes the mail: both happen, or neither. */
  queue(tx: Queryable, mail: Mail): Promise<void>;
  /** Takes back what has not been sent yet about a subject, in the transaction that makes it wrong. */
  withdraw(tx: Queryable, subjectKind: string, subjectId: string): Promise<void>;
  /** After that transaction: sends soon what is queued. A convenience of this process; the job sends it in any case. */
  prompt(): void;
  /** Sends all that is due; resolves when nothing of it is on its way any more. */
  sendDue(): Promise<void>;
  /** Sends no more; resolves when nothing is on its way. */
  close(): Promise<void>;
}
