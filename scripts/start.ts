import { ensurePortal } from './build/portal.ts';
import { ALLOCATOR } from './start/allocator.ts';

/** glibc reads its settings as a process begins, so this one begins anew with them; settings of the environment win. */
if (process.platform === 'linux' && process.execve && process.env['MALLOC_ARENA_MAX'] === undefined) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...ALLOCATOR,
  });
}

process.chdir(new URL('..', import.meta.url).pathname);
await ensurePortal();
await import('../src/server/main.ts');
