import type { FastifyInstance } from 'fastify';
import { allSessions } from '#contract/school/sessions.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { listSessions } from './sql.ts';

export function sessionRoutes(app: FastifyInstance, { database }: Platform): void {
  route(app, allSessions, async () => (await listSessions(database)).map(({ id, name }) => ({ id, session: name })));
}
