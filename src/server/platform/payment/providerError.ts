/**
 * The provider could not be asked, or what it answered cannot be trusted: nothing follows from it. Callers keep what
 * they have and ask again later; it is never read as "paid", nor as "not paid".
 */
export class ProviderError extends Error {
  readonly reason: 'unreachable' | 'unreadable' | 'refused';
  /** The provider's code, when it gave one. */
  readonly code: string | undefined;

  constructor(reason: ProviderError['reason'], message: string, more: { code?: string; cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.reason = reason;
    this.code = more.code;
  }
}
