import * as contract from '#contract/school/options.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { namedBy } from '../byForm.ts';
import * as stored from './sql.ts';

export const options: Domain = {
  name: 'options',
  register(app, platform) {
    serveResource(
      app,
      platform,
      contract.departmentOptions,
      stored.departmentOptions,
      namedBy(platform, 'department-option'),
    );
  },
};
