import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../problem.ts';

/** A body and a reply get a second more for every `bytesASecond`: a slow line needs that, a drip does not. */
export interface Deadlines {
  /** For the head of a request, and until its first byte. */
  readonly headSeconds: number;
  readonly bodySeconds: number;
  readonly answerSeconds: number;
  /** How far a caller may fall behind in taking a reply; an idle stream of events falls behind by nothing. */
  readonly takingSeconds: number;
  readonly bytesASecond: number;
  readonly lookSeconds: number;
}

/** A 2G line carries ten kilobytes a second. A handler answers before nginx, of the README, gives up on it. */
export const DEADLINES: Deadlines = {
  headSeconds: 20,
  bodySeconds: 30,
  answerSeconds: 80,
  takingSeconds: 60,
  bytesASecond: 2_048,
  lookSeconds: 5,
};

/** Twelve megabytes take this long at 20 kB/s. */
const LONGEST_REQUEST_MS = 600_000;

export const serverDeadlines = ({ headSeconds, lookSeconds }: Deadlines) => ({
  requestTimeout: LONGEST_REQUEST_MS,
  http: { headersTimeout: headSeconds * 1000, connectionsCheckingInterval: lookSeconds * 1000 },
});

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly startedAt: number;
  readonly bytesReadBefore: number;
  receivedAt?: number;
  /** The first byte of a file, or of a stream of events, may still be long in coming. */
  answered: boolean;
  /** Bytes of the connection's replies that the system had taken to send, as last seen. */
  handedOver: number;
  /** Behind the slowest line in taking the reply; never ahead, for the system buffers megabytes itself. */
  behindSeconds: number;
}

export function enforceDeadlines(app: FastifyInstance, deadlines: Deadlines): void {
  const exchanges = new Map<FastifyRequest, Exchange>();
  app.addHook('onRequest', async (request, reply) => {
    const { bytesRead: bytesReadBefore } = request.raw.socket;
    const exchange: Exchange = {
      request,
      reply,
      startedAt: performance.now(),
      bytesReadBefore,
      answered: false,
      handedOver: 0,
      behindSeconds: 0,
    };
    exchanges.set(request, exchange);
    reply.raw.once('close', () => exchanges.delete(request));
  });
  app.addHook('onSend', async (request) => {
    const exchange = exchanges.get(request);
    if (exchange) exchange.answered = true;
  });
  const looking = setInterval(() => {
    for (const exchange of exchanges.values()) look(app, exchange, deadlines);
  }, deadlines.lookSeconds * 1000).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

function look(app: FastifyInstance, exchange: Exchange, deadlines: Deadlines): void {
  const { request, reply } = exchange;
  if (!request.raw.complete) return lookAtBody(app, exchange, deadlines);
  exchange.receivedAt ??= performance.now();
  if (exchange.answered) return lookAtReply(exchange, deadlines);
  if (secondsSince(exchange.receivedAt) <= deadlines.answerSeconds) return;
  request.log.error({ route: request.routeOptions.url, method: request.method }, 'no answer within its deadline');
  reply.send(new Unavailable('This is taking longer than it should. Please try again in a minute', {}, 60));
}

/** Node ends a request in this way when its head does not come. */
function lookAtBody(
  app: FastifyInstance,
  {
    request: {
      raw: { socket },
    },
    startedAt,
    bytesReadBefore,
  }: Exchange,
  { bodySeconds, bytesASecond }: Deadlines,
): void {
  if (secondsSince(startedAt) <= bodySeconds + (socket.bytesRead - bytesReadBefore) / bytesASecond) return;
  app.server.emit(
    'clientError',
    Object.assign(new Error('The body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    socket,
  );
}

function lookAtReply(exchange: Exchange, { takingSeconds, bytesASecond, lookSeconds }: Deadlines): void {
  const { socket } = exchange.request.raw;
  const handedOver = socket.bytesWritten - socket.writableLength;
  const taken = handedOver - exchange.handedOver;
  exchange.handedOver = handedOver;
  if (socket.writableLength === 0) return;
  exchange.behindSeconds = Math.max(0, exchange.behindSeconds + lookSeconds - taken / bytesASecond);
  if (exchange.behindSeconds > takingSeconds + socket.writableLength / bytesASecond) socket.destroy();
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;
