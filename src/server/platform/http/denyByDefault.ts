import type { FastifyInstance } from 'fastify';
import { DOCS_ADDRESS } from './openapi.ts';

export function denyByDefault(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    const open = config?.endpoint !== undefined || !url.startsWith('/api/') || url.startsWith(DOCS_ADDRESS);
    if (!open) throw new Error(`${url} was not mounted by route(): it has no access rule`);
  });
}
