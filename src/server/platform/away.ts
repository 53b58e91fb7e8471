type Coded = Error & { readonly code?: string | undefined };

/** The database or the disk is unavailable for now: the same request may succeed soon. */
export class Away extends Error {
  readonly code: string | undefined;
  /** For the caller; the message and the cause are for the log. */
  readonly words: string;

  constructor(cause: Coded, words: string) {
    super(cause.message, { cause });
    this.name = 'Away';
    this.code = cause.code;
    this.words = words;
  }
}
