import type { Queryable } from '../database/database.ts';
import type { EmailText } from './emailText.ts';

export interface Mail {
  /** It is the domain's own name, such as `referee-request`. */
  readonly kind: string;
  /** The subject is what the email is about; by it the domain finds and withdraws the email. */
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly content: EmailText;
}

export interface Mailer {
  /** `tx` is the transaction of what causes the email: both happen, or neither. */
  queue(tx: Queryable, mail: Mail): Promise<void>;
  /** Deletes what is unsent about a subject, in the transaction that makes it wrong. */
  withdraw(tx: Queryable, subjectKind: string, subjectId: string): Promise<void>;
  /** Call it after the commit. It only saves time: the job sends what is queued in any case. */
  prompt(): void;
  sendDue(): Promise<void>;
  close(): Promise<void>;
}
