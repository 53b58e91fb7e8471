import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The worker's address: in the root, so that its scope is every page, and never another, or the old one would stay. */
const ADDRESS = '/service-worker.js';

/**
 * The kill switch: a worker that takes the place of whichever is there, empties its caches and is gone. What applicants
 * typed is not in caches, and stays. Each page under the old worker is its network's again from the next load.
 */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The service worker of applicants' pages. A browser asks for it anew at each visit, so that what is deployed, and the
 * kill switch, arrives with the next line.
 */
export function registerServiceWorker(app: FastifyInstance, { dist, offline }: { readonly dist: string; readonly offline: boolean }): void {
  const file = join(dist, 'portal', 'service-worker.js');
  if (!existsSync(file)) return;
  const body = offline ? readFileSync(file, 'utf8') : FAREWELL;
  app.get(ADDRESS, (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(body));
}
