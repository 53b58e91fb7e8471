import * as contract from '#contract/school/faculties.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { correctedBy } from '../byForm.ts';
import * as stored from './sql.ts';

export const faculties: Domain = {
  name: 'faculties',
  register(app, platform) {
    serveResource(app, platform, contract.faculties, stored.faculties, correctedBy(platform, 'school-name', 'faculty'));
  },
};
