import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { endpoint } from '#contract/kit/endpoint.ts';
import { route } from '../route.ts';
import { version } from '../version.ts';

export const DOCS_ADDRESS = '/api/docs';

const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This contract, as OpenAPI',
  access: 'public',
  produces: 'application/json',
  reply: Type.Unknown(),
});

/** Describes every route that is registered after it. */
export async function registerOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route: { config } }) => {
      const shown = config?.endpoint?.bodyShown?.();
      return { schema: shown ? { ...schema, body: shown } : schema, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: DOCS_ADDRESS });
  let text: Buffer | undefined;
  route(app, getOpenApi, () => (text ??= Buffer.from(JSON.stringify(app.swagger()))));
}
