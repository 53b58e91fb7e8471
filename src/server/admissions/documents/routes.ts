import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewDocument, readDocument, removePassport, uploadPassport } from '#contract/admissions/documents.ts';
import { drawn } from '../../platform/images/images.ts';
import { sentBytes } from '../../platform/http/sentBytes.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { tooLarge } from './photograph.ts';
import { toRefusal } from './refusals.ts';
import { asAttachment, clearPassport, ownDocument, setPassport } from './service.ts';
import { MOST_PIXELS } from './uploads/content.ts';

const LARGEST_PHOTOGRAPH = 1024 * 1024 - 1;

const UNCHANGING = 'private, max-age=86400, immutable';

const PREVIEW = { side: 240, quality: 70 };

export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, uploadPassport, async ({ caller, query, request }) => {
    const bytes = await onlyFile(request);
    return {
      id: await setPassport(platform, {
        applicationId: caller.applicationId,
        id: query.id ?? crypto.randomUUID(),
        bytes,
        ip: request.ip,
      }),
    };
  });

  route(app, removePassport, async ({ caller, request }) => {
    await clearPassport(platform, caller.applicationId, request.ip);
    return null;
  });

  route(app, readDocument, async ({ caller, params, reply }) => {
    const { name, contentType, size, read } = await ownDocument(platform, params.id, caller.applicationId);
    reply.type(contentType).headers({ ...asAttachment(name), 'content-length': size, 'cache-control': UNCHANGING });
    return read();
  });

  route(app, previewDocument, async ({ caller, params, reply }) => {
    const { contentType, read } = await ownDocument(platform, params.id, caller.applicationId);
    if (!contentType.startsWith('image/')) throw notFound('This file is not a picture');
    const preview = await drawn(
      { owner: caller.applicationId, read: async () => buffer(await read()), mostPixels: MOST_PIXELS },
      PREVIEW,
    ).catch(toRefusal);
    reply.header('cache-control', UNCHANGING);
    return preview;
  });
}

async function onlyFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem(415, 'Please choose a photograph to upload');
  const file = await request.file({ limits: { fileSize: LARGEST_PHOTOGRAPH } });
  if (!file) throw new Problem(422, 'Please choose a photograph to upload');
  return sentBytes(file, tooLarge);
}
