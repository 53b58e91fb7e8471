import axios, { type AxiosAdapter, type AxiosProgressEvent } from 'axios';

const PATIENCE_MS = 30_000;

/** A line on which nothing has moved for so long is given up: neither bytes that go up nor bytes that come down. */
export const patient: AxiosAdapter = async (config) => {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  let timer = setTimeout(leave, PATIENCE_MS);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, PATIENCE_MS);
  };
  const onUploadProgress = (progress: AxiosProgressEvent) => {
    moved();
    config.onUploadProgress?.(progress);
  };
  if (config.signal?.aborted) leave();
  config.signal?.addEventListener?.('abort', leave);
  try {
    const reply = await axios.getAdapter(axios.defaults.adapter)({
      ...config,
      signal: leaving.signal,
      onUploadProgress,
      onDownloadProgress: moved,
    });
    return { ...reply, config };
  } catch (error) {
    // A second try begins with the caller's own signal, not with this one.
    throw Object.assign(error as object, { config });
  } finally {
    clearTimeout(timer);
    config.signal?.removeEventListener?.('abort', leave);
  }
};
