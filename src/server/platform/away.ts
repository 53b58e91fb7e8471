type Coded = Error & { readonly code?: string | undefined };

/**
 * Something that the server stands on (its database, its disk) can take nothing just now: what was asked may succeed soon.
 * `words` are for who asked; the message and the cause are for the log.
 */
export class Away extends Error {
  readonly code: string | undefined;
  readonly words: string;

  constructor(cause: Coded, words: string) {
    super(cause.message, { cause });
    this.name = 'Away';
    this.code = cause.code;
    this.words = words;
  }
}
