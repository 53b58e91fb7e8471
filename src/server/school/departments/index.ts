import * as contract from '#contract/school/departments.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { correctedBy } from '../byForm.ts';
import * as stored from './sql.ts';

export const departments: Domain = {
  name: 'departments',
  register(app, platform) {
    serveResource(
      app,
      platform,
      contract.departments,
      stored.departments,
      correctedBy(platform, 'department', 'department-details'),
    );
  },
};
