import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  readonly name: string;
  readonly seconds: number;
}

/** The names are ours and hold nothing that an expression would read. */
export const cookieOf = ({ headers }: FastifyRequest, { name }: Cookie): string | undefined =>
  new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];

export function giveCookie(reply: FastifyReply, { name, seconds }: Cookie, value: string, isSecure: boolean): void {
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}
