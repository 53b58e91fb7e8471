import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../problem.ts';

/** How long each part of a request may take. A second more for every so many bytes is what a slow line needs, and a drip is not. */
export interface Deadlines {
  /** For the head of a request, which is a packet or two; also until its first byte. */
  readonly headSeconds: number;
  /** For a body of no length. */
  readonly bodySeconds: number;
  /** Until a handler answers. */
  readonly answerSeconds: number;
  /** By how much a caller may fall behind in taking a reply; while there is nothing to take, as of a stream of events, no time passes. */
  readonly takingSeconds: number;
  /** The slowest line that is served, bytes a second. */
  readonly bytesASecond: number;
  /** How often all of this is looked at. */
  readonly lookSeconds: number;
}

/** A line of the second generation carries ten kilobytes a second. A handler answers before nginx, of the README, gives up on it. */
export const DEADLINES: Deadlines = { headSeconds: 20, bodySeconds: 30, answerSeconds: 80, takingSeconds: 60, bytesASecond: 2_048, lookSeconds: 5 };

/** However fast it comes, no request takes longer to come; twelve megabytes do, at 20 kB/s. */
const LONGEST_REQUEST_MS = 600_000;

/** What Node itself looks after: heads, and connections on which nothing comes. */
export const serverDeadlines = ({ headSeconds, lookSeconds }: Deadlines) => ({
  requestTimeout: LONGEST_REQUEST_MS,
  http: { headersTimeout: headSeconds * 1000, connectionsCheckingInterval: lookSeconds * 1000 },
});

/** A request under way, with what its connection had carried before it. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly begun: number;
  readonly readBefore: number;
  /** When all of it had come. */
  received?: number;
  /** That its handler has answered: the first byte of a file, or of a stream of events, may still be long in coming. */
  answered: boolean;
  /** What of the replies of its connection the system had been given to send, as last seen. */
  handedOver: number;
  /** By how much the caller is behind the slowest line in taking the reply; never ahead, for the system holds megabytes itself. */
  behindSeconds: number;
}

/** Ends what takes longer than it may, in whichever part: a body that drips, a handler that never answers, a reply that nobody takes. */
export function enforceDeadlines(app: FastifyInstance, deadlines: Deadlines): void {
  const exchanges = new Map<FastifyRequest, Exchange>();
  app.addHook('onRequest', async (request, reply) => {
    const { bytesRead: readBefore } = request.raw.socket;
    const exchange: Exchange = { request, reply, begun: performance.now(), readBefore, answered: false, handedOver: 0, behindSeconds: 0 };
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
  exchange.received ??= performance.now();
  if (exchange.answered) return lookAtReply(exchange, deadlines);
  if (secondsSince(exchange.received) <= deadlines.answerSeconds) return;
  request.log.error({ route: request.routeOptions.url, method: request.method }, 'no answer within its deadline');
  reply.send(new Unavailable('This is taking longer than it should. Please try again in a minute', {}, 60));
}

/** As Node ends a request whose head does not come. */
function lookAtBody(app: FastifyInstance, { request: { raw: { socket } }, begun, readBefore }: Exchange, { bodySeconds, bytesASecond }: Deadlines): void {
  if (secondsSince(begun) <= bodySeconds + (socket.bytesRead - readBefore) / bytesASecond) return;
  app.server.emit('clientError', Object.assign(new Error('The body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
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
