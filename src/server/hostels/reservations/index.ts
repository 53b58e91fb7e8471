import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hostels/reservations.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { assignBed, deactivate, extend } from './assigning.ts';
import { approveMove, reassign } from './moving.ts';
import { reservationNamed } from './service.ts';
import { reservationList } from './sql.ts';

export const hostelReservations: Domain = { name: 'hostel reservations', register: reservationRoutes };

function reservationRoutes(app: FastifyInstance, platform: Platform): void {
  serveList(
    app,
    platform,
    contract.reservations,
    reservationList,
    ({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }) as never,
  );
  route(app, contract.reservation, ({ params, caller }) => reservationNamed(platform, caller, params.id));
  route(app, contract.assignBed, (call) => assignBed(platform, byOf(call), call.body));
  route(app, contract.reassignBed, (call) => reassign(platform, byOf(call), call.body));
  route(app, contract.approveMove, (call) => approveMove(platform, byOf(call), call.params.id));
  route(app, contract.extendReservation, async (call) => {
    await extend(platform, byOf(call), call.params.id, call.body);
    return null;
  });
  route(app, contract.deactivateReservation, async (call) => {
    await deactivate(platform, byOf(call), call.params.id, call.body.reason);
    return withMessage('The bed is free again', null);
  });
}
