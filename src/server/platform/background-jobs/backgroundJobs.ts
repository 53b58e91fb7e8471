import type { By } from '../auth/user.ts';
import type { Queryable } from '../database/database.ts';

export interface NewJob {
  /** Given where its page says it. */
  readonly id?: string;
  readonly kind: string;
  /** It is the kind's own, such as the id of what it works on. */
  readonly subject: object;
  readonly title: string;
  /** The page of the portal that shows it. */
  readonly page: string;
  readonly total: number;
}

export interface RunningJob {
  readonly id: string;
  readonly subject: unknown;
  readonly done: number;
  readonly total: number;
  /** Where the step before has ended; 0 before the first. */
  readonly reached: number;
  /** The owner, with the claims that they hold now. */
  readonly by: By;
}

/** A `result` ends the job. */
export interface Step {
  readonly done: number;
  readonly reached: number;
  readonly result?: object;
}

export interface JobKind {
  readonly name: string;
  /**
   * A step is short, since on the embedded database everybody waits for it. Its rows and its progress are committed together, so it
   * happens once. A `Problem` ends the job with its words; after any other error the step is tried again.
   */
  step(tx: Queryable, job: RunningJob): Promise<Step>;
  /** Runs once all is done and committed, and before the step that ends the job, so that its owner is told when all of it is true. */
  allDone?(): Promise<void>;
}

export interface BackgroundJobs {
  define(kind: JobKind): void;
  /** `tx` is the transaction of what causes the job. It resolves to the job's id. @throws Problem 429 where the person has too many under way */
  enqueue(tx: Queryable, job: NewJob, by: By): Promise<string>;
  /** Call it after the commit. It only saves time: the schedule finds every job. */
  prompt(): void;
  /** Jobs make way for whoever else sends requests: a user's id, or undefined for somebody without an account. */
  noteRequest(person: string | undefined): void;
  /** Resolves when no job is due any more. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}
