import type { FastifyInstance } from 'fastify';
import {
  ownTranscripts,
  requestOwnTranscript,
  requestTranscript as posting,
  transcriptInvoice,
} from '#contract/students/transcripts.ts';
import { visitorOf } from '../../finance/invoices/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { emailIfProven } from '../../finance/receipts/service.ts';
import { ownRequests, requestOwn } from './own.ts';
import { followTranscript, requestTranscript } from './service.ts';

export function transcriptRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, posting, async ({ body, request, reply }) =>
    withMessage(
      'Invoice generated successfully!',
      await requestTranscript(platform, body.id, body.request, visitorOf(platform, request, reply)),
    ),
  );

  route(app, ownTranscripts, ({ caller }) => ownRequests(platform, caller));
  route(app, requestOwnTranscript, async ({ caller, body, request, reply }) =>
    withMessage(
      'Invoice generated successfully!',
      await requestOwn(platform, caller, body, visitorOf(platform, request, reply)),
    ),
  );

  route(app, transcriptInvoice, async ({ query, request }) =>
    followTranscript(
      platform,
      { reference: query.reference, email: await emailIfProven(platform, request) },
      request.ip,
    ),
  );
}
