import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, giveCookie } from '../waiting-room/cookies.ts';
import type { Platform } from '../platform.ts';
import { hashOf, newSecret } from './secret.ts';

const DEVICE: Cookie = { name: 'matricula_device', seconds: 365 * 24 * 60 * 60 };

/**
 * The SHA-256 of a secret in the browser's cookie: it recognises a browser and proves no person. The reply sets a missing
 * cookie, so call this before a page has to be recognised.
 */
export function deviceOf({ settings }: Platform, request: FastifyRequest, reply: FastifyReply): Buffer {
  const cookie = request.cookies[DEVICE.name];
  if (cookie !== undefined && /^[\w-]{43}$/.test(cookie)) return hashOf(cookie);
  const secret = newSecret();
  giveCookie(reply, DEVICE, secret, settings.publicUrl.startsWith('https:'));
  return hashOf(secret);
}
