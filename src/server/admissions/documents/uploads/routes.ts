import type { FastifyInstance } from 'fastify';
import { declareUpload, removeDocument, sendPart, uploadStatus } from '#contract/admissions/documents.ts';
import { LARGEST_PART } from '#rules/files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { route } from '../../../platform/route.ts';
import { append } from './append.ts';
import { declare } from './declare.ts';
import { remove } from './remove.ts';
import { uploadStatusOf } from './status.ts';

export function registerUploadRoutes(app: FastifyInstance, platform: Platform): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: LARGEST_PART },
    (_request, bytes, done) => done(null, bytes),
  );

  route(app, declareUpload, ({ caller, params, body }) => declare(platform, caller.applicationId, params.id, body));

  route(app, uploadStatus, ({ caller, params }) => uploadStatusOf(platform, params.id, caller.applicationId));

  route(app, sendPart, ({ caller, params, query, request }) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return append(platform, {
      applicationId: caller.applicationId,
      id: params.id,
      offset: query.offset,
      bytes,
      ip: request.ip,
    });
  });

  route(app, removeDocument, async ({ caller, params, request }) => {
    await remove(platform, caller.applicationId, params.id, request.ip);
    return null;
  });
}
