import { API, bearer, refusal } from './call.ts';

/** The server gives a sign of life every 25 seconds: a line that is quiet for longer is dead. */
const QUIET_MS = 60_000;

interface Held {
  readonly token: string;
  readonly signal: AbortSignal;
  /** Is told the name of each event. */
  readonly heard: (event: string) => void;
}

/** Holds a stream of events of the API until the server ends it. @throws ApiError, or whatever the line says, when it cannot be had or breaks */
export async function holdStream(path: string, { token, signal, heard }: Held): Promise<void> {
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
      for (const event of whole) tell(event, heard);
    }
  } finally {
    clearTimeout(quiet);
    signal.removeEventListener('abort', leave);
  }
}

/** A comment is no event. */
function tell(event: string, heard: Held['heard']): void {
  const name = /^event: (.*)$/m.exec(event)?.[1];
  if (name !== undefined) heard(name);
}
