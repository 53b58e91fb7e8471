/**
 * One tab of a browser holds the stream and notifies the others, since a browser opens few connections to one server. A
 * tab that has been hidden for minutes lets go. A stream that cannot be had is tried again, ever later, and each try
 * counts as news of everything: at worst the pages ask every minute.
 */
const HIDDEN_MS = 5 * 60_000;
const SOON_MS = 1000;
const LATEST_MS = 60_000;

export interface News {
  /** The tabs of one person in one browser share it. */
  readonly name: string;
  /** Resolves when the server has ended the stream. */
  readonly hold: (signal: AbortSignal, onEvent: (event: string) => void) => Promise<void>;
  /** `changed` is news of everything, and `jobs` of background jobs alone. */
  readonly onNews: (event: string) => void;
}

/** @returns how to stop */
export function listenForNotifications(news: News): () => void {
  let stop: (() => void) | undefined;
  let unseen: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(unseen);
    if (!document.hidden) stop ??= listen(news);
    else
      unseen = setTimeout(() => {
        stop?.();
        stop = undefined;
      }, HIDDEN_MS);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(unseen);
    stop?.();
  };
}

function listen({ name, hold, onNews }: News): () => void {
  const leaving = new AbortController();
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }) => onNews(String(data));
  const notify = (event: string) => {
    onNews(event);
    if (!leaving.signal.aborted) others.postMessage(event);
  };
  void inOneTab(name, leaving.signal, () => holdOn(hold, leaving.signal, notify));
  return () => {
    leaving.abort();
    others.close();
  };
}

/** Browsers give the lock in a secure context only; elsewhere each tab listens for itself. */
async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function holdOn(hold: News['hold'], signal: AbortSignal, notify: (event: string) => void): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      await hold(signal, (event) => {
        failures = 0;
        notify(event);
      });
      failures = 0;
    } catch {
      failures += 1;
      if (!signal.aborted) notify('changed');
    }
    await pause(Math.min(SOON_MS * 2 ** failures, LATEST_MS) * (0.75 + Math.random() / 2), signal);
  }
}

/** Ends early when the line is back, or on abort. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    window.addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}
