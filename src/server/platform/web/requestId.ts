import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** As a UUID, or as nginx writes `$request_id`: nothing that a person could be known by. */
const WELL_FORMED = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const HEADER = 'x-request-id';

/** What a balancer called the request, so that its log and ours can be laid side by side; else a name of our own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : crypto.randomUUID();
}

/** Every reply carries it: who complains of a page can say which request it was. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
}
