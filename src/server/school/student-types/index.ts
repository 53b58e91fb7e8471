import * as contract from '#contract/school/student-types.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { correctedBy } from '../byForm.ts';
import { demoStudentTypes } from './demo/index.ts';
import { refuseTemplateOfNames } from './templates.ts';
import * as stored from './sql.ts';

export const studentTypes: Domain = {
  name: 'student-types',
  demoData: [demoStudentTypes],
  register(app, platform) {
    serveResource(app, platform, contract.studentTypes, stored.studentTypes, {
      ...correctedBy(platform, 'school-name', 'student-type'),
      mayCorrect: refuseTemplateOfNames,
    });
  },
};
