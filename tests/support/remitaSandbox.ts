import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Knobs, Trouble } from '#remita-sandbox/trouble.ts';
import type { RemitaSettings } from '#server/platform/settings.ts';
import { freePort } from './freePort.ts';

const MAIN = fileURLToPath(new URL('../../src/remita-sandbox/main.ts', import.meta.url));
const MERCHANT = { merchantId: 'M1', serviceTypeId: 'S1', apiKey: 'K1' };

/** The payment provider as a process of its own, reached over a real socket, with the knobs that trouble it. */
export interface SandboxProcess {
  readonly settings: RemitaSettings;
  set(knobs: Partial<Knobs>): Promise<void>;
  pay(rrr: string, trouble?: Trouble): Promise<boolean>;
  /** Delivers held notifications, shuffled, each so many times; answers how many were sent. */
  release(times: number): Promise<number>;
  /** A notification that no payment stands behind. */
  forged(rrr: string): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startSandbox(notifyUrl: string, { lateMs = 300 } = {}): Promise<SandboxProcess> {
  const port = await freePort();
  const child = fork(MAIN, {
    env: {
      ...process.env,
      PORT: String(port),
      NOTIFY_URL: notifyUrl,
      LATE_MS: String(lateMs),
      REMITA_MERCHANT_ID: MERCHANT.merchantId,
      REMITA_SERVICE_TYPE_ID: MERCHANT.serviceTypeId,
      REMITA_API_KEY: MERCHANT.apiKey,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  await Promise.race([
    once(child.stdout!, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The sandbox did not start'))),
  ]);
  const baseUrl = `http://127.0.0.1:${port}`;
  const control = async <T>(what: string, body: unknown): Promise<T> => {
    const response = await fetch(`${baseUrl}/control/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  };
  return {
    settings: { ...MERCHANT, baseUrl },
    set: (knobs) => control('knobs', knobs),
    pay: async (rrr, trouble) => (await control<{ paid: boolean }>('pay', { rrr, trouble })).paid,
    release: async (times) => (await control<{ sent: number }>('release', { times })).sent,
    forged: (rrr) => control('forged', { rrr }),
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
