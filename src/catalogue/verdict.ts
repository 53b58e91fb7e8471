import type { FileFacts } from '#rules/files.ts';

/** One mistake in a section's answers. */
export interface FieldError {
  /** JSON Pointer of the field within the section; empty for the section as a whole. */
  readonly pointer: string;
  /** The word of the declaration that was not met. */
  readonly keyword: string;
  readonly message: string;
  /** What the flag says, where that differs from the message at the field. */
  readonly flag?: string;
}

/** What a verdict depends on beside the answers. */
export interface ValidationContext {
  /** The calendar year, by the server's clock. */
  readonly year: number;
  readonly hasPassport: boolean;
  /** The ids a lookup offers for these parents, or undefined where they are not known here. */
  options(lookup: string, parents: readonly unknown[]): ReadonlySet<unknown> | undefined;
  /** What is known of one of the application's files, by its id. */
  file?(id: unknown): FileFacts | undefined;
}
