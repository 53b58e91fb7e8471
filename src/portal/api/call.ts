import type { Body, Endpoint, Params, Query, Reply } from '#contract/kit/endpoint.ts';
import { ApiError, UNHEARD } from './apiError.ts';

export const API = '/api';

const PATIENCE_MS = 30_000;

type Given<Name extends string, Value> = Value extends undefined ? unknown : Readonly<Record<Name, Value>>;

export type Call<E extends Endpoint> = { readonly method: E['method']; readonly path: E['path'] } & Given<
  'params',
  Params<E>
> &
  Given<'query', Query<E>> &
  Given<'body', Body<E>>;

export interface CallOptions {
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Resolves to what is under `data`. Nothing is ever retried. @throws ApiError */
export async function call<E extends Endpoint>(request: Call<E>, options: CallOptions = {}): Promise<Reply<E>> {
  const { params, query, body, path, method } = request as {
    params?: object;
    query?: object;
    body?: unknown;
    path: string;
    method: string;
  };
  return send<Reply<E>>(method, withParams(path, params), { ...options, query, body });
}

interface Sent extends CallOptions {
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** A programme's declaration names these addresses, so no contract's type can know them. */
export async function send<Data>(
  method: string,
  path: string,
  { token, signal, query, body }: Sent = {},
): Promise<Data> {
  const headers = { ...bearer(token), ...(body !== undefined && { 'content-type': 'application/json' }) };
  const reply = await fetchOk(
    API + path + asQuery(query),
    { method, headers, body: body === undefined ? null : JSON.stringify(body) },
    signal,
  );
  return ((await reply.json().catch(unheard)) as { data: Data }).data;
}

export async function download(path: string, { token, signal }: CallOptions = {}): Promise<Blob> {
  const reply = await fetchOk(API + path, { headers: bearer(token) }, signal);
  return reply.blob().catch(unheard);
}

export const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

async function fetchOk(address: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const patience = new AbortController();
  const leave = () => patience.abort();
  const timer = setTimeout(leave, PATIENCE_MS);
  signal?.addEventListener('abort', leave);
  try {
    const reply = await fetch(address, { ...request, signal: patience.signal }).catch(unheard);
    if (!reply.ok)
      throw Object.assign(refusal(reply.status, await reply.json().catch(() => null)), {
        retryAfter: Number(reply.headers.get('retry-after')),
      });
    return reply;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

const unheard = (): never => {
  throw new ApiError(0, UNHEARD);
};

export const withParams = (path: string, params: object = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

function asQuery(query: object = {}): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export function refusal(status: number, body: unknown): ApiError {
  const { message, title, errors, question } = (typeof body === 'object' && body ? body : {}) as {
    message?: string;
    title?: string;
    errors?: Record<string, string>;
    question?: { readonly kind: string };
  };
  const error = new ApiError(status, message || `Request failed with status code ${status}`, title, errors);
  error.question = question;
  return error;
}
