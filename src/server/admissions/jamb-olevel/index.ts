import { jambOLevelSheet } from '#contract/admissions/jamb-olevel.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import type { Domain } from '../../platform/domain.ts';
import { oLevelUpload } from './upload.ts';

export const jambOLevel: Domain = {
  name: 'O-Level results of JAMB',
  register(app, platform) {
    serveUpload(app, platform, jambOLevelSheet, oLevelUpload(platform));
  },
};
