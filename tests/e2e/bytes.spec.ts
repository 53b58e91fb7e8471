import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { generateInvoice, logIn, payByCard } from '../support/jupebWalk.ts';

/** Kilobytes (1,000 bytes) of scripts and styles as they came over the line, brotli. */
const LANDING = 85;
const FORM = 132;
const STYLES = 8;
const FURTHER_SECTION = 4;

interface Sent {
  readonly path: string;
  readonly bytes: number;
}

/** Everything that a page loads from now on, by the browser's own count of what arrived, headers left out. */
async function listen(page: Page): Promise<() => { scripts: number; styles: number; files: Sent[] }> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kind = new Map<string, string>();
  const sent = new Map<string, Sent & { kind: string }>();
  line.on('Network.responseReceived', ({ requestId, response }) => kind.set(requestId, `${response.mimeType} ${new URL(response.url).pathname}`));
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const [mime = '', path = ''] = (kind.get(requestId) ?? '').split(' ');
    const before = sent.get(requestId)?.bytes ?? 0;
    sent.set(requestId, { path, kind: mime, bytes: before + encodedDataLength });
  });
  const sum = (files: readonly Sent[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return () => {
    const files = [...sent.values()];
    return { scripts: sum(files.filter((file) => file.kind.includes('javascript'))), styles: sum(files.filter((file) => file.kind.includes('css'))), files };
  };
}

test('the landing page', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { scripts, styles } = heard();
  console.log(`landing page: scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB`);
  expect(scripts + styles).toBeLessThanOrEqual(LANDING);
});

test('the form with its first section, and each further section', async ({ page, college }) => {
  await generateInvoice(page);
  await payByCard(page);
  await logIn(page);

  const form = await page.context().newPage();
  const heard = await listen(form);
  await form.goto(`${college.address}/jupeb_application`);
  await form.getByLabel(/^Address/).waitFor();
  const first = heard();
  console.log(`form with its first section: scripts ${first.scripts.toFixed(1)} kB, styles ${first.styles.toFixed(1)} kB`);
  expect(first.scripts + first.styles).toBeLessThanOrEqual(FORM);
  expect(first.styles).toBeLessThanOrEqual(STYLES);
  for (const section of ['sponsor-and-referee', 'o-level-result']) {
    const address = first.files.find(({ path }) => path.endsWith('/personal-details.js'))!.path.replace('personal-details', section);
    const bytes = await form.evaluate(async (path) => {
      await (await fetch(path)).arrayBuffer();
      return (performance.getEntriesByName(new URL(path, location.href).href).at(-1) as PerformanceResourceTiming).encodedBodySize;
    }, address);
    console.log(`${section}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes / 1000).toBeLessThanOrEqual(FURTHER_SECTION);
  }
});
