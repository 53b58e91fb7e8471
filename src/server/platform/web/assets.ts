import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FOR_GOOD, sendCompressed, type CompressedBody } from './compressed.ts';

/** What the build writes into `assets/`. */
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * The built files of the browser. What stands in `assets/` has its content's hash in its name: it is read once, kept in
 * memory, where all of it takes 3 MB, and kept for good by browsers. A new applicant's browser asks for some fifty of
 * them, and looking each up in the folder took longer than all that is asked of the college itself. The rest (icon,
 * manifest) comes from the folder, for an hour. A `.br` beside a file is what is sent.
 */
export async function registerAssets(app: FastifyInstance, dist: string): Promise<void> {
  const portal = join(dist, 'portal');
  const assets = join(portal, 'assets');
  if (!existsSync(assets)) return;
  registerHashed(app, assets);
  await app.register(fastifyStatic, {
    root: portal, wildcard: false, globIgnore: ['**/index.html', 'service-worker.js', 'assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h', preCompressed: true, index: false,
  });
}

function registerHashed(app: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, CompressedBody>();
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const contentType = TYPES[extname(name)];
    if (!contentType || !names.has(name)) return reply.callNotFound();
    const file = kept.get(name) ?? await readKept(join(folder, name), contentType, names.has(`${name}.br`));
    kept.set(name, file);
    return sendCompressed(request, reply.header('cache-control', FOR_GOOD), file);
  });
}

async function readKept(path: string, contentType: string, isCompressed: boolean): Promise<CompressedBody> {
  const [identity, br] = await Promise.all([readFile(path), isCompressed ? readFile(`${path}.br`) : undefined]);
  return { contentType, bodies: { identity, ...(br && { br }) } };
}
