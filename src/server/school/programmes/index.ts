import * as contract from '#contract/school/programmes.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { correctedBy, madeBy } from '../byForm.ts';
import * as stored from './sql.ts';

export const programmes: Domain = {
  name: 'programmes',
  register(app, platform) {
    serveResource(
      app,
      platform,
      contract.programmes,
      stored.programmes,
      correctedBy(platform, 'school-programme', 'programme-details'),
    );
    serveResource(
      app,
      platform,
      contract.programmeDepartments,
      stored.programmeDepartments,
      madeBy(platform, 'programme-department'),
    );
  },
};
