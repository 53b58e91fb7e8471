import { setStudentTags as contract, tagSheet } from '#contract/students/tags.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { setStudentTags } from './service.ts';
import { tagUpload } from './upload.ts';

export const studentTags: Domain = {
  name: 'groups of students',
  register(app, platform) {
    route(app, contract, async (call) => {
      await setStudentTags(platform, byOf(call), call.body);
      return withMessage('The groups are saved', null);
    });
    serveUpload(app, platform, tagSheet, tagUpload(platform));
  },
};
