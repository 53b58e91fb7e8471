import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOf, type Manifest } from '../../src/portal/app/manifest.ts';
import type { LanguageFiles } from '../../src/portal/offline/languageCache.ts';
import { OFFLINE_PAGE, SHELL } from '../../src/portal/offline/shell.ts';
import { LANGUAGES } from '../../src/words/languages.ts';

const WORKER = 'src/portal/offline/serviceWorker.ts';

const APPLICANT_PAGES = ['application/ApplicationPage', 'login/LoginPage', 'preview/PreviewPage'].map(
  (page) => `src/portal/applicant/${page}.tsx`,
);

const PUBLIC = [OFFLINE_PAGE, '/offline.css', '/icon.svg'];

/** The worker is one classic script, at an address that never changes. */
export async function buildServiceWorker(portal: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(portal, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = [...filesBelow(manifest, ['index.html', ...APPLICANT_PAGES])].map((file) => ({
    url: `/${file}`,
    revision: null,
  }));
  const pages = PUBLIC.map((url) => ({ url, revision: hashOf(readFileSync(join(portal, url))) }));
  const files = [...assets, ...pages];
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify([...files, { url: SHELL, revision: hashOf(JSON.stringify(files)) }]),
      LANGUAGE_FILES: JSON.stringify(languageFiles(manifest, new Set(assets.map(({ url }) => url)))),
      ENTRY: JSON.stringify(`/${manifest['index.html']!.file}`),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: portal,
      emptyOutDir: false,
      target: ['chrome100', 'safari15', 'firefox100'],
      rollupOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}

/** A language's catalogue and what reads it, but for what every form has. */
function languageFiles(manifest: Manifest, shell: ReadonlySet<string>): LanguageFiles {
  const reading = filesOf(manifest, 'src/words/speak.ts').scripts;
  return Object.fromEntries(
    Object.keys(LANGUAGES).flatMap((code) => {
      const catalogue = manifest[`src/words/catalogues/${code}.json`];
      return catalogue
        ? [[code, [...reading, catalogue.file].map((file) => `/${file}`).filter((url) => !shell.has(url))]]
        : [];
    }),
  );
}

/** The entry may import every page later, so only its static imports are followed. */
function filesBelow(manifest: Manifest, names: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    filesBelow(manifest, [...(chunk.imports ?? []), ...(chunk.isEntry ? [] : (chunk.dynamicImports ?? []))], files);
  }
  return files;
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
