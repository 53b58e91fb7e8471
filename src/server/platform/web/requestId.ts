import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** It is a UUID or nginx's `$request_id`: nothing that could identify a person. */
const WELL_FORMED = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const HEADER = 'x-request-id';

/** The balancer's id is taken over, so that its log and ours can be compared. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : crypto.randomUUID();
}

export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
}
