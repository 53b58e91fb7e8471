import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FOR_GOOD, sendCompressed, type CompressedBody } from './compressed.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export async function registerAssets(app: FastifyInstance, dist: string): Promise<void> {
  const portal = join(dist, 'portal');
  const assets = join(portal, 'assets');
  if (!existsSync(assets)) return;
  registerHashed(app, assets);
  await app.register(fastifyStatic, {
    root: portal,
    wildcard: false,
    globIgnore: ['**/index.html', 'service-worker.js', 'assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    preCompressed: true,
    index: false,
  });
}

/** They stay in memory, 3 MB in all: a new browser's fifty look-ups on disk took longer than its other requests. */
function registerHashed(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder));
  const cache = new Map<string, CompressedBody>();
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const contentType = TYPES[extname(name)];
    if (!contentType || !names.has(name)) return reply.callNotFound();
    const file = cache.get(name) ?? (await readAsset(join(folder, name), contentType, names.has(`${name}.br`)));
    cache.set(name, file);
    return sendCompressed(request, reply.header('cache-control', FOR_GOOD), file);
  });
}

async function readAsset(path: string, contentType: string, isCompressed: boolean): Promise<CompressedBody> {
  const [identity, br] = await Promise.all([readFile(path), isCompressed ? readFile(`${path}.br`) : undefined]);
  return { contentType, bodies: { identity, ...(br && { br }) } };
}
