import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface ReadFile {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  read(): Promise<Readable>;
}

/** A file never changes, so whoever may read it stores it for a day. */
export function sendStudentFile(
  reply: Pick<FastifyReply, 'type'>,
  { name, contentType, size, read }: ReadFile,
): Promise<Readable> {
  reply.type(contentType).headers({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'content-length': size,
    'cache-control': 'private, max-age=86400, immutable',
  });
  return read();
}
