import { ensurePortal } from './build/portal.ts';
import { ALLOCATOR } from './start/allocator.ts';

/** The C library reads its settings as a process begins, so this one begins anew with them; who has set their own keeps those. */
if (process.platform === 'linux' && process.execve && process.env['MALLOC_ARENA_MAX'] === undefined) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { ...process.env, ...ALLOCATOR });
}

/** `npm start`: the portal is built when it is not, then the server runs. */
process.chdir(new URL('..', import.meta.url).pathname);
await ensurePortal();
await import('../src/server/main.ts');
