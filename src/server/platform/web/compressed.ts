import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export interface CompressedBody {
  readonly contentType: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, bodies }: CompressedBody,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'], bodies);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(`${contentType}; charset=utf-8`).header('vary', 'accept-encoding').send(bodies[encoding]);
}

export const FOR_GOOD = 'public, max-age=31536000, immutable';

const encodingFor = (accepted = '', bodies: CompressedBody['bodies']): Encoding =>
  bodies.br && /\bbr\b/.test(accepted) ? 'br' : bodies.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
