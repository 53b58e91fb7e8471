/** `message` is shown to people; `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly title: string | undefined;
  /** Messages by JSON Pointer into what was sent. */
  readonly errors: Readonly<Record<string, string>>;
  /** What has to be answered before it is done. */
  question: { readonly kind: string } | undefined;
  /** In seconds; 0 where the server does not say. */
  retryAfter = 0;

  constructor(status: number, message: string, title?: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.title = title;
    this.errors = errors;
  }

  get isUnheard(): boolean {
    return this.status === 0;
  }
}

export const UNHEARD = 'The college could not be reached. Please check your connection and try again.';

/** The transport's words are not the server's, so the fallback replaces them. */
export const serverMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isUnheard && !TRANSPORT.test(error.message) ? error.message : fallback;

const TRANSPORT = /^Request failed with status code \d+$/;
