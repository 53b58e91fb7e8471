import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hostels/desk.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { route, withMessage } from '../../platform/route.ts';
import { sendStudentFile } from '../../students/files/service.ts';
import { photographOf } from '../../students/profiles/service.ts';
import { checkIn } from './checkIn.ts';
import { checkOut } from './checkOut.ts';
import { staysOf } from './finding.ts';
import { roomListOf } from './roomList.ts';
import { holderOf } from './sql.ts';

export const hostelDesk: Domain = { name: 'hostel desk', register: deskRoutes };

function deskRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.deskStays, ({ query }) => staysOf(platform, query.search));
  route(app, contract.deskPhotograph, async ({ params, reply }) => {
    const [holder] = await holderOf(platform.database, { id: params.id });
    if (!holder) throw notFound('There is no such reservation');
    return sendStudentFile(reply, await photographOf(platform, holder.studentId));
  });
  route(app, contract.checkIn, async (call) => {
    await checkIn(platform, byOf(call), call.params.id, call.body);
    return withMessage('The student is checked in', null);
  });
  route(app, contract.checkOut, async (call) => ({
    chargedKobo: await checkOut(platform, byOf(call), call.params.id, call.body),
  }));
  route(app, contract.roomList, ({ query }) => roomListOf(platform, query));
}
