import { openDatabase } from '#server/platform/database/open.ts';
import { readSettings } from '#server/platform/settings.ts';
import { startServer, type Server } from '#server/start.ts';
import type { HostMessage } from './colleges.ts';
import { compileEngine } from './compiledEngine.ts';

/**
 * A process that serves one college after the other, as its parent says: each is opened on a place of its own and closed in
 * good order, as after a restored backup. A process for each would read the same program again every time.
 */
let server: Server | undefined;

process.on('message', ({ migrate, open, filled }: HostMessage) => {
  void (async () => {
    await server?.close();
    if (migrate !== undefined || (open && !open['DATABASE_URL'])) await compileEngine();
    if (migrate !== undefined) await (await openDatabase({ dataDir: migrate })).close();
    server = open ? await startServer(readSettings(open)) : undefined;
    if (filled) await server?.demo.done;
    process.send!('done');
  })();
});

/** It does not outlive who it serves for. */
process.once('disconnect', () => process.exit());
