import { ApiError } from './apiError.ts';
import { API, bearer, refusal, type CallOptions } from './call.ts';

interface Upload extends CallOptions {
  /** Told the part sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Sends one file. `fetch` cannot say how far it has come, so this is the one place of an older way. Throws `ApiError`. */
export function upload<Data>(path: string, file: Blob, name: string, { token, signal, onProgress }: Upload): Promise<Data> {
  const body = new FormData();
  body.append('file', file, name);
  const request = new XMLHttpRequest();
  request.open('POST', API + path);
  request.responseType = 'json';
  for (const [header, value] of Object.entries(bearer(token))) request.setRequestHeader(header, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  signal?.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.onload = () => (request.status < 300 ? resolve((request.response as { data: Data }).data) : reject(refusal(request.status, request.response)));
    request.onerror = request.onabort = () => reject(new ApiError(0, 'Network Error'));
    request.send(body);
  });
}
