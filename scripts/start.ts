import { ensurePortal } from './build/portal.ts';

/** `npm start`: the portal is built when it is not, then the server runs. */
process.chdir(new URL('..', import.meta.url).pathname);
await ensurePortal();
await import('../src/server/main.ts');
