import { flushCompileCache } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensurePortal } from './build/portal.ts';
import { ensureServer, SERVER } from './build/server.ts';
import { ALLOCATOR } from './start/allocator.ts';

/** Modules as V8 compiled them, the threads' too: reading them is a third of compiling them. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/matricula/compiled', import.meta.url));

/** glibc and Node read their settings as a process begins, so this one begins anew with them; settings of the environment win. */
if (process.platform === 'linux' && process.execve && process.env['MALLOC_ARENA_MAX'] === undefined) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    ...ALLOCATOR,
  });
}

process.chdir(new URL('..', import.meta.url).pathname);
ensurePortal();
ensureServer();
await import(pathToFileURL(SERVER).href);
/** Otherwise the cache is written as the process ends, and one that is killed writes none. */
flushCompileCache();
