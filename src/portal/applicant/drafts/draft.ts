import type { SectionAnswers } from '#catalogue/validate.ts';

export interface DeviceDraft {
  /** Of the programme's declaration. */
  readonly version: string;
  readonly section: string;
  /** ISO moment by this device's clock: shown to people, and compared with moments of this device alone. */
  readonly savedAt: string;
  readonly data: SectionAnswers;
  /** The revision of the server that it grew from; 0 when the server had none. */
  readonly baseRevision: number;
  /** True once the server is known to have it. */
  readonly synced: boolean;
  /** Last sent from here, answered or not: a lost answer must not look like another device. */
  readonly sent?: SectionAnswers;
  /** Sent since the last answer of the server, `sent` among it: any one of them may have arrived. */
  readonly unanswered?: readonly SectionAnswers[];
}

export interface ServerDraft {
  readonly data: SectionAnswers;
  readonly revision: number;
  readonly savedAt: string;
}

export interface SectionStatus {
  readonly draft: ServerDraft | undefined;
  /** A save removes the draft. */
  readonly saved: SectionAnswers | undefined;
  /** Nothing more is taken. */
  readonly isSubmitted?: boolean;
}

export interface Conflict {
  readonly section: string;
  readonly device: { readonly data: SectionAnswers; readonly savedAt: string };
  /** Its `revision` is what a new draft has to grow from. */
  readonly server: ServerDraft;
}

export type DraftStatus = 'idle' | 'device' | 'saved' | 'offline';
