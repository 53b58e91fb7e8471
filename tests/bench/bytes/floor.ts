import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Kilobytes of React and React DOM alone, bundled as the portal is and compressed as the server sends it. */
export async function reactKilobytes(): Promise<number> {
  const input = fileURLToPath(new URL('reactAlone.ts', import.meta.url));
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    build: { write: false, modulePreload: { polyfill: false }, rollupOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return (
    output.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0) / 1000
  );
}
