import { buildPortal } from './build/portal.ts';
import { buildServer } from './build/server.ts';

await buildPortal();
await buildServer();
