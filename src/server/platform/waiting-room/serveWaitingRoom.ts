import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withThousands } from '#rules/money.ts';
import { newSecret } from '../auth/secret.ts';
import type { Platform } from '../platform.ts';
import { Problem } from '../problem.ts';
import { createWaitingRoom, type WaitingRoom, type CallerKind, type Wait } from './waitingRoom.ts';
import { openLine } from './line.ts';
import { createPasses } from './passes.ts';
import { readLineKey } from './sql.ts';

/**
 * Keeps the portal up past what it can carry: calls of who is in come first, newcomers wait in line. It asks before
 * anything else is done for a request. What has no endpoint (files of the build, the payment sandbox) costs little and
 * passes; pages ask by themselves. Papers are signed by the college's key; where there is no database, by nobody's.
 */
export async function serveWaitingRoom(app: FastifyInstance, platform: Platform): Promise<WaitingRoom> {
  const line = openLine(platform);
  const [row] = await readLineKey(platform.database);
  const doorkeeper = createWaitingRoom(platform, line, createPasses(row?.key ?? newSecret()));
  app.addHook('onRequest', async (request, reply) => {
    const standing = standingOf(request);
    const wait = standing && await doorkeeper.ask(request, reply, standing);
    if (wait) throw new Problem(429, refusal(wait), { title: 'Please wait a moment', retryAfter: wait.again });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.door === 'login' && reply.statusCode === 200) doorkeeper.welcome(reply);
  });
  app.addHook('onClose', () => line.close());
  return doorkeeper;
}

function standingOf({ routeOptions }: FastifyRequest): CallerKind | undefined {
  const { endpoint } = routeOptions.config;
  if (!endpoint || endpoint.door === 'free') return undefined;
  if (endpoint.access !== 'public') return 'in';
  return endpoint.door === 'login' ? 'known' : 'newcomer';
}

function refusal({ place, again }: Wait): string {
  const until = `Please try again in ${again} seconds. What you typed stays as it is.`;
  return place === undefined ? `Very many people are here at this moment. ${until}` : `Very many people are here at this moment: you are number ${withThousands(place)} in the line. ${until}`;
}
