import { profileSheet } from '#contract/students/profiles-upload.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import type { Domain } from '../../platform/domain.ts';
import { demoStudents } from './demo.ts';
import { demoOwnStudent } from './demoOwn.ts';
import { recordRoutes } from './routes.ts';
import { profileUpload } from './upload.ts';

export const records: Domain = {
  name: 'student records',
  register(app, platform) {
    recordRoutes(app, platform);
    serveUpload(app, platform, profileSheet, profileUpload(platform));
  },
  demoData: [demoStudents, demoOwnStudent],
};
