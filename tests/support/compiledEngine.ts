import { readFile } from 'node:fs/promises';

const ENGINE = new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url);

let held: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded database's program, compiled: while a process holds it, V8 gives every thread that compiles the same bytes
 * what it has. Without it each opening costs 1.5 s of processor time, with it 0.6. A server opens one in its life.
 */
export const compileEngine = (): Promise<WebAssembly.Module> =>
  (held ??= readFile(ENGINE).then((bytes) => WebAssembly.compile(bytes)));
