import { type Build, buildAnew, ensureBuilt } from './sources.ts';

const PORTAL = 'dist/portal';

const portal: Build = {
  name: 'portal',
  mark: 'dist/.built',
  sources: [
    'src',
    'schemas',
    'flows',
    'public',
    'scripts/vite',
    'scripts/build',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ],
  without: /^src\/(server|remita-sandbox)$|\.(test|stories)\.tsx?$/,
  async build() {
    const [{ build }, { buildServiceWorker }, { writeIcons }] = await Promise.all([
      import('vite'),
      import('./serviceWorker.ts'),
      import('./icons.ts'),
    ]);
    await build({ logLevel: 'error' });
    await build({ logLevel: 'error', build: { ssr: true } });
    await buildServiceWorker(PORTAL);
    await writeIcons(PORTAL);
  },
};

export const ensurePortal = (): void => ensureBuilt(portal);
export const buildPortal = (): Promise<void> => buildAnew(portal);
