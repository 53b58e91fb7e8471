import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts';
import { ApiError } from './apiError.ts';

/** The one base address of the API. */
export const API = '/api';

const PATIENCE_MS = 30_000;

type Given<Name extends string, Value> = Value extends undefined ? unknown : { readonly [K in Name]: Value };

/** A call of one endpoint of the contract: its literal method and path, and the parts that it declares. */
export type Call<E extends Endpoint> = { readonly method: E['method']; readonly path: E['path'] }
  & Given<'params', Params<E>> & Given<'query', Query<E>> & Given<'body', Body<E>>;

export interface CallOptions {
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Spoken<Data> {
  readonly data: Data;
  readonly message: string | undefined;
}

/** Calls an endpoint of the contract and gives what stands under `data`; throws `ApiError`. Nothing is ever retried. */
export async function call<E extends Endpoint>(request: Call<E>, options?: CallOptions): Promise<Reply<E>> {
  return (await callWithMessage<E>(request, options)).data;
}

/** The same, with the sentence that the server sent along. */
export async function callWithMessage<E extends Endpoint>(request: Call<E>, options: CallOptions = {}): Promise<Spoken<Reply<E>>> {
  const { params, query, body, path, method } = request as { params?: object; query?: object; body?: unknown; path: string; method: string };
  return send<Reply<E>>(method, withParams(path, params), { ...options, query, body });
}

interface Sent extends CallOptions {
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly onProgress?: (fraction: number) => void;
}

/** A call of an address that a programme's declaration names, so that no contract's type can know it. */
export async function send<Data>(method: string, path: string, { token, signal, query, body, onProgress }: Sent = {}): Promise<Spoken<Data>> {
  const { default: axios } = await import('axios').catch(() => { throw new ApiError(0, 'Network Error'); });
  try {
    const reply = await axios.request<{ data: Data; message?: string }>({
      baseURL: API, url: path, method, params: query, data: body, timeout: PATIENCE_MS,
      ...(signal && { signal }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(onProgress && { onUploadProgress: (event) => onProgress(event.progress ?? 0) }),
    });
    return { data: reply.data.data, message: reply.data.message };
  } catch (error) {
    throw failureOf(error);
  }
}

/** A file of the API (a PDF, a photograph) as it stands. */
export async function download(path: string, { token, signal }: CallOptions = {}): Promise<Blob> {
  const reply = await fetch(API + path, { signal: signal ?? null, headers: token ? { authorization: `Bearer ${token}` } : {} })
    .catch(() => { throw new ApiError(0, 'Network Error'); });
  if (!reply.ok) throw refusal(reply.status, await reply.json().catch(() => null), `Request failed with status code ${reply.status}`);
  return reply.blob();
}

const withParams = (path: string, params: object = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));

interface TransportError {
  readonly message: string;
  readonly response?: { readonly status: number; readonly data?: unknown };
}

function failureOf(error: unknown): ApiError {
  const { response, message } = error as TransportError;
  return response ? refusal(response.status, response.data, message) : new ApiError(0, message);
}

/** The message of the reply's body, else the transport's. */
function refusal(status: number, body: unknown, transportMessage: string): ApiError {
  const { message, title, errors } = (typeof body === 'object' && body ? body : {}) as { message?: string; title?: string; errors?: Record<string, string> };
  return new ApiError(status, message || transportMessage, title, errors);
}
