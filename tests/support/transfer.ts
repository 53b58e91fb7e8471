import type { Page } from '@playwright/test';

/** Kilobytes (1,000 bytes) of scripts and styles, brotli, that a page may cost. */
export const BYTE_BUDGET = { landing: 90, form: 140, section: 4, login: 160, signedIn: 240, further: 20 } as const;

export interface Sent {
  readonly path: string;
  readonly bytes: number;
}

export interface Transfer {
  readonly scripts: number;
  readonly styles: number;
  readonly files: readonly Sent[];
}

/** Everything that a page loads from now on, in kilobytes, by the browser's own count of what arrived, headers left out. */
export async function listen(page: Page): Promise<() => Transfer> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kind = new Map<string, string>();
  const sent = new Map<string, Sent & { kind: string }>();
  line.on('Network.responseReceived', ({ requestId, response }) =>
    kind.set(requestId, `${response.mimeType} ${new URL(response.url).pathname}`),
  );
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const [mime = '', path = ''] = (kind.get(requestId) ?? '').split(' ');
    const before = sent.get(requestId)?.bytes ?? 0;
    sent.set(requestId, { path, kind: mime, bytes: before + encodedDataLength });
  });
  const sum = (files: readonly Sent[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return () => {
    const files = [...sent.values()];
    return {
      scripts: sum(files.filter((file) => file.kind.includes('javascript'))),
      styles: sum(files.filter((file) => file.kind.includes('css'))),
      files,
    };
  };
}

/** What another file costs a page that stands open, in kilobytes. */
export async function fileKilobytes(page: Page, address: string): Promise<number> {
  const bytes = await page.evaluate(async (path) => {
    await (await fetch(path)).arrayBuffer();
    return (performance.getEntriesByName(new URL(path, location.href).href).at(-1) as PerformanceResourceTiming)
      .encodedBodySize;
  }, address);
  return bytes / 1000;
}
