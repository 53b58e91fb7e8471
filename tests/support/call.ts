import type { ReplyAt } from './replyAt.ts';

export interface CallOptions {
  /** Sent as JSON; a string, a form or bytes as they are. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The whole of a JSON reply. The status says what of it is there: `data` on a success, with a `message` where the person is
 * told something; `message` and, where they belong to it, the others on a refusal.
 */
export interface Envelope<Reply> {
  readonly success: boolean;
  readonly data: Reply;
  readonly message: string;
  readonly title: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string;
}

export interface Answer<Reply = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What stands under `data`, on a success. */
  readonly data: Reply;
  /** Of a reply that is JSON. */
  readonly json: Envelope<Reply>;
}

/** @typeParam Beside what the answers of this caller have besides */
export interface Caller<Beside = unknown> {
  /** The reply is typed by the contract. */
  call<const Method extends string, const Path extends string>(
    method: Method,
    path: Path,
    options?: CallOptions,
  ): Promise<Answer<ReplyAt<Method, Path>> & Beside>;
  /** Where the contract does not know the path, as it is any text: the caller names the reply. */
  call<Reply>(method: string, path: string, options?: CallOptions): Promise<Answer<Reply> & Beside>;
}

/** The cookies of one browser, by name. */
export type Cookies = Map<string, string>;

/**
 * Speaks to a server over its socket, as a browser would: with the cookies that it was given, unless a call brings its own.
 * Each caller is a browser of its own, unless they are handed the same cookies.
 */
export function callerOf(address: string, cookies: Cookies = new Map()): Caller {
  return {
    async call(method: string, path: string, { body, token, headers = {} }: CallOptions = {}) {
      const response = await fetch(address + path, {
        method,
        redirect: 'manual',
        headers: {
          ...contentType(body),
          ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isText(body) ? body : JSON.stringify(body) }),
      });
      for (const [, name, value] of response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line)!))
        cookies.set(name!, value!);
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, text, json, data: json?.data };
    },
  };
}

const isText = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

const contentType = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData || body instanceof Uint8Array
    ? {}
    : { 'content-type': 'application/json' };
