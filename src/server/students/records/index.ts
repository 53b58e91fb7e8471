import { profileSheet } from '#contract/students/profiles-upload.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import type { Domain } from '../../platform/domain.ts';
import { offerAccepted } from '../../admissions/admission-list/service.ts';
import { on } from '../../platform/reactions.ts';
import { demoStudents } from './demo.ts';
import { demoOtherStudents } from './demoOthers.ts';
import { demoOwnStudent } from './demoOwn.ts';
import { recordRoutes } from './routes.ts';
import { seedStudents } from './seed.ts';
import { enrolAccepted } from './service.ts';
import { profileUpload } from './upload.ts';

export const records: Domain = {
  name: 'student records',
  register(app, platform) {
    recordRoutes(app, platform);
    serveUpload(app, platform, profileSheet, profileUpload(platform));
  },
  seed: seedStudents,
  reactions: () => [on(offerAccepted, enrolAccepted)],
  demoData: [demoStudents, demoOwnStudent, demoOtherStudents],
};
