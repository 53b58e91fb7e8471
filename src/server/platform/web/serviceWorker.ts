import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** In the root its scope is every page. It must never change, or the old worker would stay. */
const ADDRESS = '/service-worker.js';

/** This worker replaces the old one, empties its caches and goes. What applicants typed is not in caches, and stays. */
const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Browsers fetch it at each visit, so that a new build, or the kill switch, arrives with the next connection. */
export function registerServiceWorker(
  app: FastifyInstance,
  { dist, offline }: { readonly dist: string; readonly offline: boolean },
): void {
  const file = join(dist, 'portal', 'service-worker.js');
  if (!existsSync(file)) return;
  const body = offline ? readFileSync(file, 'utf8') : KILL_SWITCH;
  app.get(ADDRESS, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(body),
  );
}
