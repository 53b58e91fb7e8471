import type { SectionAnswers } from '#catalogue/validate.ts';

/** What was typed in a section, as this device holds it. */
export interface DeviceDraft {
  /** Of the programme's declaration. */
  readonly version: string;
  readonly section: string;
  /** ISO moment by this device's clock: for people, never for a decision. */
  readonly savedAt: string;
  readonly data: SectionAnswers;
  /** The server's revision that it grew from; 0 when the server had none. */
  readonly baseRevision: number;
  /** Whether the server is known to have it. */
  readonly synced: boolean;
  /** What was last sent from here, heard or not: an answer that was lost on the way must not look like another device. */
  readonly sent?: SectionAnswers;
}

/** What was typed in a section, as the server holds it. */
export interface ServerDraft {
  readonly data: SectionAnswers;
  readonly revision: number;
  readonly savedAt: string;
}

/** What the server has of a section. */
export interface SectionStatus {
  readonly draft: ServerDraft | undefined;
  /** A save takes the draft away. */
  readonly saved: SectionAnswers | undefined;
}

/** Two drafts that grew apart: a person has to choose. */
export interface Conflict {
  readonly section: string;
  readonly device: { readonly data: SectionAnswers; readonly savedAt: string };
  /** From another device; `revision` is what a new draft has to grow from. */
  readonly server: ServerDraft;
}

/** How the last keystroke is kept. */
export type DraftStatus = 'idle' | 'device' | 'saved' | 'offline';
