import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Build, buildAnew, ensureBuilt } from './sources.ts';

const OUT = 'dist/server';

/** What `npm start` imports. */
export const SERVER = `${OUT}/main.js`;

/** Modules find their files (migrations, styles, threads) from where their source is, which the bundle is not. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return undefined;
    const address = `new URL(${JSON.stringify(relative(resolve(OUT), id))}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', address);
  },
};

/**
 * The server as one module. A start from its 1,500 sources spent half of its processor time on finding them and taking
 * the types out of them. It is not minified, and each source's part begins with its path, so that a stack can be read.
 * The product's declarations are in it, or are checked for it: a start of what is built does not check them again.
 */
const server: Build = {
  name: 'server',
  mark: 'dist/.server-built',
  sources: [
    'src/server',
    'src/catalogue',
    'src/rules',
    'src/contract',
    'src/remita-sandbox',
    'schemas',
    'flows',
    'data',
    'scripts/build',
    'package.json',
    'package-lock.json',
  ],
  without: /\.(test|stories)\.tsx?$/,
  async build() {
    const [{ build }, { checkedDeclarations }] = await Promise.all([import('vite'), import('#server/declarations.ts')]);
    checkedDeclarations();
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [ownAddresses],
      ssr: { external: true },
      build: { ssr: 'src/server/main.ts', outDir: OUT, minify: false, target: 'node24' },
    });
  },
};

export const ensureServer = (): void => ensureBuilt(server);
export const buildServer = (): Promise<void> => buildAnew(server);
