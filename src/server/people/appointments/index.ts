import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/appointments.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { demoAppointments } from './demo/index.ts';
import { seedAppointments } from './seed.ts';
import { assign, searchStaff } from './service.ts';
import { adviserList, deanList, hodList } from './sql.ts';

export const appointments: Domain = {
  name: 'posts',
  register: appointmentRoutes,
  seed: seedAppointments,
  demoData: [demoAppointments],
};

function appointmentRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(app, platform, contract.deans, deanList, shown);
  serveList(app, platform, contract.hods, hodList, shown);
  serveList(app, platform, contract.courseAdvisers, adviserList, shown);

  route(app, contract.assignDean, async (call) => {
    await assign(platform, byOf(call), { post: 'dean', facultyId: call.body.facultyId }, call.body.userName);
    return null;
  });

  route(app, contract.assignHod, async (call) => {
    await assign(platform, byOf(call), { post: 'hod', departmentId: call.body.departmentId }, call.body.userName);
    return null;
  });

  route(app, contract.assignCourseAdviser, async (call) => {
    const { userName, ...where } = call.body;
    await assign(platform, byOf(call), { post: 'course-adviser', ...where }, userName);
    return null;
  });

  route(app, contract.searchStaff, ({ query }) => searchStaff(platform, query.search));
}

const shown = <Row extends { readonly since: Date | null }>({ since, ...row }: Row) => ({
  ...row,
  since: since?.toISOString() ?? null,
});
