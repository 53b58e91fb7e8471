import type { Readable } from 'node:stream';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Body, Endpoint, Params, Query, Reply } from '#contract/kit/endpoint.ts';
import type { Caller, IdentifyCaller } from './auth/caller.ts';
import { envelope, type RawJson, type Spoken } from './http/reply.ts';
import { routeSchema } from './http/schemas.ts';

export { rawJson, withMessage } from './http/reply.ts';

declare module 'fastify' {
  interface FastifyInstance {
    identifyCaller: IdentifyCaller;
  }
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface Call<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly caller: Caller<E['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<E extends Endpoint> = E extends { produces: string }
  ? string | Buffer | Readable
  : Reply<E> | Spoken<Reply<E>> | RawJson;

export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** The caller is resolved before the body is read. A route without an access rule stops the server at boot. */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { method, path, access, produces } = endpoint;
  if (!access) throw new Error(`${method} ${path} states no access rule`);
  app.route({
    method,
    url: `/api${path}`,
    config: { endpoint } as FastifyContextConfig,
    schema: routeSchema(endpoint),
    onRequest: async (request) => {
      request.caller = await app.identifyCaller(endpoint, request);
    },
    handler: async (request, reply) => {
      const { params, query, body, caller } = request;
      reply.type(produces ?? 'application/json; charset=utf-8').header('cache-control', 'no-store');
      const answer = await handler({ params, query, body, caller, request, reply } as Call<E>);
      return produces ? answer : envelope(answer);
    },
  });
}
