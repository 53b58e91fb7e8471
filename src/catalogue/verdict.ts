import type { FileFacts } from '#rules/files.ts';

export interface FieldError {
  /** A JSON Pointer within the section; empty for the section as a whole. */
  readonly pointer: string;
  /** The word of the declaration that the answer fails. */
  readonly keyword: string;
  readonly message: string;
  /** The flag says this, where it differs from the message at the field. */
  readonly flag?: string;
}

export interface ValidationContext {
  /** The calendar year, by the server's clock. */
  readonly year: number;
  readonly hasPassport: boolean;
  /** Undefined where the ids of the lookup are not known here. */
  options(lookup: string, parents: readonly unknown[]): ReadonlySet<unknown> | undefined;
  file?(id: unknown): FileFacts | undefined;
}
