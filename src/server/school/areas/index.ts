import * as contract from '#contract/school/areas.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { madeBy, namedBy } from '../byForm.ts';
import * as stored from './sql.ts';

export const areas: Domain = {
  name: 'areas',
  register(app, platform) {
    serveResource(app, platform, contract.areas, stored.areas, namedBy(platform, 'school-name'));
    serveResource(app, platform, contract.areaAssignments, stored.areaAssignments, madeBy(platform, 'area-assignment'));
  },
};
