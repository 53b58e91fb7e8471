import type { FastifyInstance } from 'fastify';
import { readStudentFile, uploadStudentFile } from '#contract/students/profiles.ts';
import { MEGABYTE, tooLarge } from '#rules/files.ts';
import { sentBytes } from '../../platform/http/sentBytes.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { route } from '../../platform/route.ts';
import { fileFor, sendStudentFile, storeFile } from './service.ts';

const LARGEST = 3 * MEGABYTE;

export function fileRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, uploadStudentFile, async ({ caller, query, request }) => {
    if (!request.isMultipart()) throw new Problem(415, 'Please choose a file to upload');
    const file = await request.file({ limits: { fileSize: LARGEST } });
    if (!file) throw new Problem(422, 'Please choose a file to upload');
    const bytes = await sentBytes(file, () => new Problem(422, tooLarge(3), { title: 'Invalid Action!' }));
    return storeFile(platform, caller, { ...query, name: file.filename, bytes });
  });

  route(app, readStudentFile, async ({ caller, params, reply }) =>
    sendStudentFile(reply, await fileFor(platform, caller, params.id)),
  );
}
