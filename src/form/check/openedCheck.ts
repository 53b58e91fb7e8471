import type { Answers } from '#catalogue/journey.ts';

/** The answers that are read through before they are submitted. */
export interface OpenedCheck {
  /** As they will be submitted. */
  readonly answers: Answers;
  /** The sections in which something was typed and not saved: it would not be submitted. */
  readonly unsaved: readonly string[];
  /** The submission waits on this device for a line. */
  readonly isWaiting: boolean;
  /** Rejects with a `SaveRefusal`. `waiting`: there is no line. */
  submit(): Promise<'submitted' | 'waiting'>;
  /** Takes back a submission that waits. */
  withdraw(): Promise<void>;
}
