import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server's process as it stands before its first line: all modules read, and nothing begun until a message says so. */
enableCompileCache(join(tmpdir(), 'matricula-compiled'));
await import('../../src/server/start.ts');
flushCompileCache();
process.send!('waiting');
await once(process, 'message');
await import('../../src/server/main.ts');
process.disconnect();
