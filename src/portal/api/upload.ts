import { ApiError, UNHEARD } from './apiError.ts';
import { API, bearer, refusal, type CallOptions } from './call.ts';

/** A line on which nothing has moved for so long is given up. */
const PATIENCE_MS = 30_000;

interface Upload extends CallOptions {
  /** Called with the part sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export function upload<Data>(
  path: string,
  file: Blob,
  name: string,
  { onProgress, ...options }: Upload,
): Promise<Data> {
  const body = new FormData();
  body.append('file', file, name);
  return transfer('POST', path, body, {
    ...options,
    onMoved: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  });
}

interface SentBytes extends CallOptions {
  readonly onSent: (bytes: number) => void;
}

export const sendBytes = <Data>(path: string, bytes: Blob, { onSent, ...options }: SentBytes): Promise<Data> =>
  transfer('PATCH', path, new Blob([bytes], { type: 'application/octet-stream' }), { ...options, onMoved: onSent });

interface Transfer extends CallOptions {
  readonly onMoved: (sent: number, total: number) => void;
}

/** `fetch` cannot report how far it has come, hence XMLHttpRequest. @throws ApiError */
function transfer<Data>(
  method: string,
  path: string,
  body: FormData | Blob,
  { token, signal, onMoved }: Transfer,
): Promise<Data> {
  const request = new XMLHttpRequest();
  request.open(method, API + path);
  request.responseType = 'json';
  for (const [header, value] of Object.entries(bearer(token))) request.setRequestHeader(header, value);
  const leave = () => request.abort();
  let patience = setTimeout(leave, PATIENCE_MS);
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(patience);
    patience = setTimeout(leave, PATIENCE_MS);
    onMoved(loaded, total);
  };
  signal?.addEventListener('abort', leave);
  return new Promise<Data>((resolve, reject) => {
    request.onload = () =>
      request.status < 300
        ? resolve((request.response as { data: Data }).data)
        : reject(refusal(request.status, request.response));
    request.onerror = request.onabort = () => reject(new ApiError(0, UNHEARD));
    request.send(body);
  }).finally(() => {
    clearTimeout(patience);
    signal?.removeEventListener('abort', leave);
  });
}
