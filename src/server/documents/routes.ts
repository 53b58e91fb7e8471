import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDocument, removePassport, uploadPassport } from '#contract/application.ts';
import type { Platform } from '../platform/platform.ts';
import { Problem } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import { tooLarge } from './photograph.ts';
import { clearPassport, ownDocument, setPassport } from './service.ts';

const LARGEST_PHOTOGRAPH = 1024 * 1024 - 1;

export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, uploadPassport, async ({ caller, request }) => {
    const bytes = await onlyFile(request);
    return { id: await setPassport(platform, caller.applicationId, bytes, request.ip) };
  });

  route(app, removePassport, async ({ caller, request }) => {
    await clearPassport(platform, caller.applicationId, request.ip);
    return null;
  });

  route(app, readDocument, async ({ caller, params, reply }) => {
    const { bytes, contentType } = await ownDocument(platform, params.id, caller.applicationId);
    reply.type(contentType).header('cache-control', 'private, max-age=86400, immutable');
    return bytes;
  });
}

async function onlyFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem(415, 'Please choose a photograph to upload');
  const file = await request.file({ limits: { fileSize: LARGEST_PHOTOGRAPH } });
  if (!file) throw new Problem(422, 'Please choose a photograph to upload');
  return file.toBuffer().catch(() => { throw tooLarge(); });
}
