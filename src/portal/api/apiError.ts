/** Why a call failed, in the words that a person is shown. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly title: string | undefined;
  /** Messages by JSON Pointer into what was sent. */
  readonly errors: Readonly<Record<string, string>>;
  /** Seconds after which the college asks to be called again; 0 where it does not say. */
  retryAfter = 0;

  constructor(status: number, message: string, title?: string, errors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.title = title;
    this.errors = errors;
  }

  /** Whether the server was never heard: the line, not the request, is at fault. */
  get isUnheard(): boolean {
    return this.status === 0;
  }
}

/** What a person is told when nothing was heard. */
export const UNHEARD = 'The college could not be reached. Please check your connection and try again.';

/** The server's own words when it gave some, else the fallback. Words of the transport are not the server's. */
export const serverMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !error.isUnheard && !TRANSPORT.test(error.message) ? error.message : fallback;

const TRANSPORT = /^Request failed with status code \d+$/;
