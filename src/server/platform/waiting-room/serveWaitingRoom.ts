import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withThousands } from '#rules/money.ts';
import { newSecret } from '../auth/secret.ts';
import type { Platform } from '../platform.ts';
import { Problem } from '../problem.ts';
import { createWaitingRoom, type WaitingRoom, type CallerKind, type Wait } from './waitingRoom.ts';
import { openLine } from './line.ts';
import { createPasses } from './passes.ts';
import { readLineKey } from './sql.ts';

/** The hook runs before anything else. Requests without an endpoint (built files, sandbox) pass; pages ask in web.ts. */
export async function serveWaitingRoom(app: FastifyInstance, platform: Platform): Promise<WaitingRoom> {
  const line = openLine(platform);
  const [row] = await readLineKey(platform.database);
  const waitingRoom = createWaitingRoom(platform, line, createPasses(row?.key ?? newSecret()));
  app.addHook('onRequest', async (request, reply) => {
    const kind = callerKindOf(request);
    const wait = kind && (await waitingRoom.admit(request, reply, kind));
    if (wait) throw new Problem(429, refusal(wait), { title: 'Please wait a moment', retryAfter: wait.again });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.door === 'login' && reply.statusCode === 200)
      waitingRoom.issuePass(reply);
  });
  app.addHook('onClose', () => line.close());
  return waitingRoom;
}

function callerKindOf({ routeOptions }: FastifyRequest): CallerKind | undefined {
  const { endpoint } = routeOptions.config;
  if (!endpoint || endpoint.door === 'free') return undefined;
  if (endpoint.access !== 'public') return 'in';
  return endpoint.door === 'login' ? 'known' : 'newcomer';
}

function refusal({ place, again }: Wait): string {
  const until = `Please try again in ${again} seconds. What you typed stays as it is.`;
  return place === undefined
    ? `Very many people are here at this moment. ${until}`
    : `Very many people are here at this moment: you are number ${withThousands(place)} in the line. ${until}`;
}
