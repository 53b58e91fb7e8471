import axios, { type AxiosRequestConfig, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { LoginReply, refreshSession } from '#contract/people/accounts.ts';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import { ApiError, UNHEARD } from '../api/apiError.ts';
import { API, withParams, type Call } from '../api/call.ts';
import { fileNameIn } from './fileName.ts';
import { patient } from './patience.ts';
import { refusalOf } from './refusalOf.ts';
import type { SignedIn } from './signedIn.ts';
import { tokensOf, type Sessions } from './tokens.ts';

export interface CallOptions {
  /** Ends the call on the server too. */
  readonly signal?: AbortSignal | undefined;
}

export interface UploadOptions extends CallOptions {
  /** What is said of the file; the server reads it before the file comes. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** How signed-in pages call the college. Nothing is ever retried, but for a token that ended. @throws ApiError */
export interface Client {
  /** Resolves to what is under `data`. */
  call<E extends Endpoint>(request: Call<E>, options?: CallOptions): Promise<Reply<E>>;
  /** The file has the name that the server gives it. */
  download(path: string, options?: CallOptions): Promise<File>;
  /** @param onProgress called with the part sent, from 0 to 1 */
  upload<Result>(
    path: string,
    file: Blob,
    name: string,
    onProgress: (part: number) => void,
    options?: UploadOptions,
  ): Promise<Result>;
  /** For a stream, which is no call. */
  freshToken(): Promise<string>;
}

const REFRESH: Pick<typeof refreshSession, 'path'> = { path: '/Authentication/refresh-token' };

const clients = new WeakMap<Sessions, Client>();

/** One a tab, since all calls of a tab wait for the same exchange of a token. */
export function clientOf(store: Sessions): Client {
  const client = clients.get(store) ?? newClient(store);
  clients.set(store, client);
  return client;
}

type Sent = InternalAxiosRequestConfig & { readonly sentBy: SignedIn };

function newClient(store: Sessions): Client {
  const plain = axios.create({ baseURL: API, adapter: patient });
  plain.interceptors.response.use(undefined, refuse);
  const tokens = tokensOf(store, async (refreshToken) =>
    dataOf<LoginReply>(await plain.post(REFRESH.path, { refreshToken })),
  );

  const signed = axios.create({ baseURL: API, adapter: patient });
  signed.interceptors.request.use(async (config) => sentBy(config, await tokens.fresh()));
  signed.interceptors.response.use(undefined, async (error: unknown) => {
    if (!axios.isAxiosError(error) || error.response?.status !== 401) return refuse(error);
    const sent = error.config as Sent;
    return plain.request(sentBy(sent, await tokens.exchange(sent.sentBy)));
  });

  return {
    call: async <E extends Endpoint>(request: Call<E>, { signal }: CallOptions = {}) =>
      dataOf<Reply<E>>(await signed.request(configOf(request, signal))),
    download: async (path, { signal } = {}) =>
      fileOf(path, await signed.get<Blob>(path, { responseType: 'blob', ...(signal && { signal }) })),
    async upload<Result>(
      path: string,
      file: Blob,
      name: string,
      onProgress: (part: number) => void,
      { signal, fields = {} }: UploadOptions = {},
    ) {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      body.append('file', file, name);
      return dataOf<Result>(
        await signed.post(path, body, {
          onUploadProgress: ({ progress = 0 }) => onProgress(progress),
          ...(signal && { signal }),
        }),
      );
    },
    freshToken: async () => (await tokens.fresh()).token,
  };
}

const refuse = async (error: unknown): Promise<never> => {
  throw await refusalOf(error);
};

function sentBy(config: InternalAxiosRequestConfig, user: SignedIn): Sent {
  config.headers.set('authorization', `Bearer ${user.token}`);
  return Object.assign(config, { sentBy: user });
}

function configOf(
  request: { readonly method: string; readonly path: string },
  signal: AbortSignal | undefined,
): AxiosRequestConfig {
  const { method, path, params, query, body } = request as {
    method: string;
    path: string;
    params?: object;
    query?: object;
    body?: unknown;
  };
  return { method, url: withParams(path, params), params: query, data: body, ...(signal && { signal }) };
}

/** Somebody on the line, such as a hotel's network, may answer with a page of their own. */
function dataOf<Data>({ data }: AxiosResponse): Data {
  if (typeof data !== 'object' || data === null) throw new ApiError(0, UNHEARD);
  return (data as { data: Data }).data;
}

const fileOf = (path: string, { data, headers }: AxiosResponse<Blob>): File =>
  new File(
    [data],
    fileNameIn(String(headers['content-disposition'] ?? '')) ?? path.replace(/\?.*/, '').split('/').at(-1)!,
    { type: data.type },
  );
