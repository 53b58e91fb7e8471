/** The error proves neither "paid" nor "not paid": callers leave what they have and query again later. */
export class ProviderError extends Error {
  readonly reason: 'unreachable' | 'unreadable' | 'refused';
  readonly code: string | undefined;

  constructor(reason: ProviderError['reason'], message: string, more: { code?: string; cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.reason = reason;
    this.code = more.code;
  }
}
