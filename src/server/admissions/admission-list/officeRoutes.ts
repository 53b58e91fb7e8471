import type { FastifyInstance } from 'fastify';
import {
  admissionPlaces,
  admissionRecord,
  admissionSheet,
  updateAdmissionRecord,
} from '#contract/admissions/admission-list.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { correctRecord, placeRecord } from './correcting.ts';
import { placeList } from './list.ts';
import { admissionUpload } from './uploads/admissions.ts';

/** What the admissions office does with the list. */
export function officeRoutes(app: FastifyInstance, platform: Platform): void {
  const { lookups } = platform;
  serveList(app, platform, admissionPlaces, placeList, ({ stateId, ...place }) => ({
    ...place,
    stateOfOrigin: lookups.nameOf('states-of-residence', stateId) ?? null,
  }));
  serveUpload(app, platform, admissionSheet, admissionUpload(platform));
  route(app, admissionRecord, ({ params }) => placeRecord(platform, params.id));
  route(app, updateAdmissionRecord, async (call) => {
    await correctRecord(platform, byOf(call), { ...call.params, ...call.query }, call.body);
    return null;
  });
}
