import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { ensureChromium, launchChromium } from '../../../scripts/test/chromium.ts';
import { writeProgrammeFiles } from '../../../scripts/generate/writeProgrammeFiles.ts';
import { purgeBlueprint } from '../../../scripts/vite/purgeBlueprint.ts';
import { slimBundles } from '../../../scripts/vite/slimBundles.ts';
import { everyList } from '../../../.storybook/programmes/writeProgrammes.ts';
import { freePort } from '../../support/freePort.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGES = fileURLToPath(new URL('pages', import.meta.url));

/** A page of the bench's: `ours.html`, in one of its folders. */
export interface BenchPage {
  readonly form: string;
  readonly folder?: string;
}

export interface Site {
  addressOf(form: string): string;
  close(): Promise<void>;
}

/** What a page asks of another address than its own, by the beginning of the path. */
type Proxy = Readonly<Record<string, string>>;

/** Runs a measurement with a browser and the pages, built and served; all of it is gone afterwards. */
export async function inBrowser<T>(
  pages: readonly BenchPage[],
  measure: (browser: Browser, site: Site) => Promise<T>,
  proxy: Proxy = {},
): Promise<T> {
  await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'matricula-forms-'));
  const browser = await launchChromium();
  try {
    const site = await openSite(folder, pages, proxy);
    try {
      return await measure(browser, site);
    } finally {
      await site.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the forms as they would be shipped into `folder`, with the programmes and the lists that a server would send, and serves them. */
async function openSite(folder: string, pages: readonly BenchPage[], proxy: Proxy): Promise<Site> {
  const catalogue = loadCatalogue(ROOT);
  writeProgrammeFiles(catalogue, folder);
  writeFileSync(join(folder, 'lists.json'), JSON.stringify(everyList(catalogue)));
  for (const page of pages) await buildPage(page, folder);
  const port = await freePort();
  const server = await preview({
    configFile: false,
    root: PAGES,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, host: '127.0.0.1', strictPort: true, proxy: { ...proxy } },
  });
  return { addressOf: (form) => `http://127.0.0.1:${port}/${form}.html`, close: () => server.close() };
}

/** Ours replace parts of RJSF where the bundle is made, which RJSF's own theme needs: hence a build for each page. */
async function buildPage({ form, folder = PAGES }: BenchPage, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), ...(form.startsWith('ours') ? [slimBundles(), purgeBlueprint(['src/portal', 'src/form'])] : [])],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(folder, `${form}.html`) },
    },
  });
}
