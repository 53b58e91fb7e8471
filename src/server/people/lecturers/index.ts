import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/lecturers.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { accountUpload } from '../users/upload.ts';
import { createLecturer, lecturerProfile, shown, updateLecturer } from './service.ts';
import { lecturerList } from './sql.ts';
import { lecturersSheet } from './upload.ts';

export const lecturers: Domain = { name: 'lecturers', register: lecturerRoutes };

function lecturerRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.lecturers, lecturerList, (row) => shown(platform, row));
  serveUpload(app, platform, contract.lecturerSheet, accountUpload(platform, lecturersSheet(platform)));
  route(app, contract.lecturer, ({ params, caller }) => lecturerProfile(platform, params.id, caller));
  route(app, contract.createLecturer, (call) => createLecturer(platform, byOf(call), call.body));
  route(app, contract.updateLecturer, async (call) => {
    await updateLecturer(platform, byOf(call), { ...call.params, ...call.query }, call.body);
    return null;
  });
}
