export interface CallOptions {
  /** Sent as JSON; a string, a form or bytes as they are. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test looks into a reply and says what it expects there
type Json = any;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What stands under `data` of a success. */
  readonly data: Json;
  /** The whole reply, when it is JSON. */
  readonly json: Json;
}

export interface Caller {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

/** The cookies of one browser, by name. */
export type Cookies = Map<string, string>;

/**
 * Speaks to a server over its socket, as a browser would: with the cookies that it was given, unless a call brings its own.
 * Each caller is a browser of its own, unless they are handed the same cookies.
 */
export function callerOf(address: string, cookies: Cookies = new Map()): Caller {
  return {
    async call(method, path, { body, token, headers = {} } = {}) {
      const response = await fetch(address + path, {
        method,
        redirect: 'manual',
        headers: { ...contentType(body), ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { body: isText(body) ? body : JSON.stringify(body) }),
      });
      for (const [, name, value] of response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line)!)) cookies.set(name!, value!);
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, text, json, data: json?.data };
    },
  };
}

const isText = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> => typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

const contentType = (body: unknown): Record<string, string> => (body === undefined || body instanceof FormData || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' });
