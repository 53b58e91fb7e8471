import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { writeIcons } from './icons.ts';
import { buildServiceWorker } from './serviceWorker.ts';
import { hashOfSources } from './sources.ts';

/** Contains the hash of the sources of `dist`; absent while a build is under way. */
const MARK = 'dist/.built';

const PORTAL = 'dist/portal';

export async function ensurePortal(): Promise<void> {
  const built = existsSync(MARK) ? readFileSync(MARK, 'utf8') : '';
  if (built === hashOfSources()) return;
  process.stdout.write('Building the portal ...\n');
  await buildPortal();
}

export async function buildPortal(): Promise<void> {
  const hash = hashOfSources();
  rmSync(MARK, { force: true });
  await build({ logLevel: 'error' });
  await build({ logLevel: 'error', build: { ssr: true } });
  await buildServiceWorker(PORTAL);
  await writeIcons(PORTAL);
  writeFileSync(MARK, hash);
}
