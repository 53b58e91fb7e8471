import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  readonly name: string;
  readonly seconds: number;
}

/** What a browser keeps under a name; the names are ours, and letters alone. */
export const cookieOf = ({ headers }: FastifyRequest, { name }: Cookie): string | undefined =>
  new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1];

/** Kept from scripts and from other sites' calls; over https alone where the college is. */
export function giveCookie(reply: FastifyReply, { name, seconds }: Cookie, value: string, isSecure: boolean): void {
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`);
}
