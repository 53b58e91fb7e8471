import * as contract from '#contract/students/finding.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { findStudents } from './service.ts';

export const studentFinding: Domain = {
  name: 'student finding',
  register: (app, platform) =>
    route(app, contract.findStudents, ({ query, caller }) => findStudents(platform, caller, query.search)),
};
