import { once } from 'node:events';
import { flushCompileCache } from 'node:module';

/** The server's process as it stands before its first line: all modules read, and nothing begun until a message says so. */
await import('../../src/server/start.ts');
/** Whoever is killed writes nothing at its end. */
flushCompileCache();
process.send!('waiting');
await once(process, 'message');
await import('../../src/server/main.ts');
process.disconnect();
