import { buildPortal } from './build/portal.ts';
import { buildServer } from './build/server.ts';

const BUILDS: Readonly<Record<string, () => Promise<void>>> = { portal: buildPortal, server: buildServer };

/** Both, or the one that is named. */
const [, , ...named] = process.argv;
for (const name of named.length > 0 ? named : Object.keys(BUILDS)) await BUILDS[name]!();
