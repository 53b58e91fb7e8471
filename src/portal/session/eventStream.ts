import { API, bearer, refusal } from '../api/call.ts';

/** The server gives a sign of life every 25 seconds: a line that is quiet for longer is dead. */
const QUIET_MS = 60_000;

interface StreamOptions {
  readonly token: string;
  readonly signal: AbortSignal;
  /** Called with the name of each event. */
  readonly onEvent: (event: string) => void;
}

/** Resolves when the server ends the stream. @throws ApiError, or the transport's error, when it cannot be had or breaks */
export async function holdStream(path: string, { token, signal, onEvent }: StreamOptions): Promise<void> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener('abort', leave);
  let quiet = setTimeout(leave, QUIET_MS);
  try {
    const reply = await fetch(API + path, { headers: bearer(token), signal: leaving.signal });
    if (!reply.ok || !reply.body) throw refusal(reply.status, null);
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = '', part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(quiet);
      quiet = setTimeout(leave, QUIET_MS);
      const whole = (rest + part.value).split('\n\n');
      rest = whole.pop()!;
      for (const event of whole) dispatch(event, onEvent);
    }
  } finally {
    clearTimeout(quiet);
    signal.removeEventListener('abort', leave);
  }
}

function dispatch(event: string, onEvent: StreamOptions['onEvent']): void {
  const name = /^event: (.*)$/m.exec(event)?.[1];
  if (name !== undefined) onEvent(name);
}
