import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, cookieOf, giveCookie } from '../waiting-room/cookies.ts';
import type { Platform } from '../platform.ts';
import { hashOf, newSecret } from './secret.ts';

const DEVICE: Cookie = { name: 'matricula_device', seconds: 365 * 24 * 60 * 60 };

/**
 * The browser that calls, as the SHA-256 of a random secret that it alone holds, in a cookie that no script reads and no
 * other site sends along. A browser without one is given one with this reply, so ask before a page needs to be known again.
 * It is no proof of a person: it shows only that the same browser did something before.
 */
export function deviceOf({ settings }: Platform, request: FastifyRequest, reply: FastifyReply): Buffer {
  const held = cookieOf(request, DEVICE);
  if (held !== undefined && /^[\w-]{43}$/.test(held)) return hashOf(held);
  const secret = newSecret();
  giveCookie(reply, DEVICE, secret, settings.publicUrl.startsWith('https:'));
  return hashOf(secret);
}
