import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/admissions/clearance.ts';
import { tooLarge } from '#rules/files.ts';
import { asAttachment } from '../documents/service.ts';
import { byOf } from '../../platform/auth/caller.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { sentBytes } from '../../platform/http/sentBytes.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { route, withMessage } from '../../platform/route.ts';
import { decide } from './decide.ts';
import { clearanceOf } from './office.ts';
import { clearanceFile, ownClearance, takeDocument, type SentFile } from './own.ts';
import { clearanceList } from './sql/list.ts';

const LARGEST = 3 * 1024 * 1024 - 1;

export function clearanceRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(
    app,
    platform,
    contract.clearances,
    clearanceList,
    ({ since, ...row }) => ({ ...row, since: (since ?? platform.now()).toISOString().slice(0, 10) }) as never,
  );
  route(app, contract.clearance, ({ params }) => clearanceOf(platform, params.id));
  route(app, contract.updateClearanceStatus, (call) => decide(platform, call.body, byOf(call)));
  route(app, contract.clearanceDocument, async ({ params, reply }) =>
    sent(reply, await clearanceFile(platform, params.id, null)),
  );

  route(app, contract.ownClearance, ({ caller }) => ownClearance(platform, caller));
  route(app, contract.ownClearanceDocument, async ({ params, caller, reply }) =>
    sent(reply, await clearanceFile(platform, params.id, caller.userId)),
  );
  route(app, contract.uploadClearanceDocument, async (call) => {
    const { name, bytes } = await onlyFile(call.request);
    return withMessage('Your document is sent', {
      id: await takeDocument(platform, { itemId: call.query.itemId, name, bytes }, byOf(call)),
    });
  });
}

function sent(reply: FastifyReply, { name, contentType, size, read }: SentFile) {
  reply.type(contentType).headers({ ...asAttachment(name), 'content-length': size });
  return read();
}

async function onlyFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const file = request.isMultipart() ? await request.file({ limits: { fileSize: LARGEST } }) : undefined;
  if (!file) throw new Problem(422, 'Please choose a file to send', { title: 'Invalid Action!' });
  const bytes = await sentBytes(file, () => new Problem(422, tooLarge(3), { title: 'Invalid Action!' }));
  return { name: file.filename, bytes };
}
