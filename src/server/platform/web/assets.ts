import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The built files of the browser. What stands in `assets/` has its content's hash in its name and is kept for good;
 * the rest (icon, manifest) for an hour. A `.br` or `.gz` beside a file is what is sent.
 */
export async function registerAssets(app: FastifyInstance, dist: string): Promise<void> {
  const portal = join(dist, 'portal');
  const assets = join(portal, 'assets');
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, { root: assets, prefix: '/assets/', immutable: true, maxAge: '365d', preCompressed: true, index: false });
  await app.register(fastifyStatic, {
    root: portal, wildcard: false, globIgnore: ['**/index.html', 'service-worker.js', 'assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false, maxAge: '1h', preCompressed: true, index: false,
  });
}
