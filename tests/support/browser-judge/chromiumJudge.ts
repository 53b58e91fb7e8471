import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Verdict } from '#catalogue/validate.ts';
import { ensureChromium, launchChromium } from '../../../scripts/test/chromium.ts';
import type { Question } from './page.ts';

/** A real browser that has a page of the college open. */
export interface ChromiumJudge {
  /** The verdict on each answer of a batch. */
  judge(question: Question): Promise<Verdict[]>;
  close(): Promise<void>;
}

const FACE = '/face.js';

/** The validator's own sources, made for a browser as the portal's are, beside the modules that the server serves. */
export async function openChromiumJudge(address: string): Promise<ChromiumJudge> {
  await ensureChromium();
  const [code, browser] = await Promise.all([bundled(), launchChromium()]);
  const page = await browser.newPage({ baseURL: address });
  await page.route('/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>The face of a browser</title><script type="module" src="${FACE}"></script>`,
    }),
  );
  await page.route(FACE, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto('/');
  return {
    judge: async (question) =>
      JSON.parse(await page.evaluate((asked) => globalThis.judgeBatch(asked), JSON.stringify(question))) as Verdict[],
    close: () => browser.close(),
  };
}

async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['es'], fileName: 'face' },
    },
  });
  const [
    {
      output: [{ code }],
    },
  ] = made as unknown as [{ output: [{ code: string }] }];
  return code;
}
