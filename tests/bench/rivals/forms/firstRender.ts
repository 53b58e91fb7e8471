import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright';
import { slowly } from '../../keys/press.ts';

/** What a page costs until it stands, nothing of it being known. */
export interface FirstRender {
  /** From the navigation to the first frame with its last part, on a slow processor and a line that takes no time. */
  readonly milliseconds: number;
  /** Scripts and styles, brotli. */
  readonly kilobytes: number;
}

interface Watched extends Window {
  shownAt?: number;
}

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

/** @param last selects what comes last on the page */
export async function firstRender(
  browser: Browser,
  address: string,
  last: string,
  options = PHONE,
): Promise<FirstRender> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.addInitScript((selector) => {
    const look = () =>
      requestAnimationFrame(() => {
        if (document.querySelector(selector))
          setTimeout(() => {
            (window as Watched).shownAt = performance.now();
          });
        else look();
      });
    look();
  }, last);
  const milliseconds = await slowly({ line: await context.newCDPSession(page) }, async () => {
    await page.goto(address);
    return (await page.waitForFunction(() => (window as Watched).shownAt)).jsonValue();
  });
  const kilobytes = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  await context.close();
  return { milliseconds: milliseconds!, kilobytes };
}
