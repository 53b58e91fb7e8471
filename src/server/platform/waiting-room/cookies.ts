import type { FastifyReply } from 'fastify';

export interface Cookie {
  readonly name: string;
  readonly seconds: number;
}

export function giveCookie(reply: FastifyReply, { name, seconds }: Cookie, value: string, isSecure: boolean): void {
  reply.setCookie(name, value, { path: '/', maxAge: seconds, httpOnly: true, sameSite: 'lax', secure: isSecure });
}
