import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Manifest } from '../../src/portal/app/manifest.ts';
import { OFFLINE_PAGE, SHELL } from '../../src/portal/offline/shell.ts';

const WORKER = 'src/portal/offline/serviceWorker.ts';

/** The pages that are drawn without a line. */
const PAGES = ['application/ApplicationPage', 'login/LoginPage', 'preview/PreviewPage'].map((page) => `src/portal/applicant/${page}.tsx`);

const PUBLIC = [OFFLINE_PAGE, '/offline.css', '/icon.svg'];

/** Builds the service worker beside the pages that it keeps: one classic script, under an address that never changes. */
export async function buildServiceWorker(portal: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(portal, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = [...filesBelow(manifest, ['index.html', ...PAGES])].map((file) => ({ url: `/${file}`, revision: null }));
  const pages = PUBLIC.map((url) => ({ url, revision: hashOf(readFileSync(join(portal, url))) }));
  const files = [...assets, ...pages];
  await build({
    configFile: false, logLevel: 'error', publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify([...files, { url: SHELL, revision: hashOf(JSON.stringify(files)) }]),
      ENTRY: JSON.stringify(`/${manifest['index.html']!.file}`),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: portal, emptyOutDir: false, target: ['chrome100', 'safari15', 'firefox100'],
      rollupOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** The files of these modules and of all that they may ask for later; the entry may ask for every page, so only for its own. */
function filesBelow(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    for (const file of [chunk.file, ...chunk.css ?? [], ...chunk.assets ?? []]) found.add(file);
    filesBelow(manifest, [...chunk.imports ?? [], ...chunk.isEntry ? [] : chunk.dynamicImports ?? []], found);
  }
  return found;
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
