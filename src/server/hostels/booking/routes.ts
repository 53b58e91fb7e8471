import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hostels/booking.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import { route, withMessage } from '../../platform/route.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { answerMove } from '../reservations/moving.ts';
import { holdBed } from './holding.ts';
import { bedsFor, cardsFor, ownHostelOf, presentOwn, roomsFor } from './reading.ts';
import { ownArrears, ownInvoiceOf, payArrears, reserveOwn, cancelOwn } from './service.ts';
import { slipOf } from './slip.ts';
import { SLIP } from './slipRecord.ts';

/** Who chooses among beds that others take meanwhile never comes near it in a quarter of an hour. */
const pace = (platform: Platform, { userId }: User) =>
  limitRate(platform, [{ name: `beds of ${userId}`, free: 60, longest: 30 }]);

export function bookingRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.ownHostel, ({ caller }) => ownHostelOf(platform, caller));
  route(app, contract.hostelsForMe, ({ caller }) => cardsFor(platform, caller));
  route(app, contract.roomsForMe, ({ caller, query }) => roomsFor(platform, caller, query.hostelId));
  route(app, contract.bedsForMe, ({ caller, query }) => bedsFor(platform, caller, query.roomId));
  route(app, contract.holdBed, async (call) => {
    await pace(platform, call.caller);
    return presentOwn(platform, await holdBed(platform, byOf(call), call.body.bedId));
  });
  route(app, contract.reserveBed, async (call) => {
    await pace(platform, call.caller);
    return ownInvoiceOf(platform, call.caller, await reserveOwn(platform, byOf(call), call.body));
  });
  route(app, contract.cancelReservation, async (call) => {
    await pace(platform, call.caller);
    await cancelOwn(platform, byOf(call), call.body.reservationId);
    return withMessage('Your bed is given back', null);
  });
  route(app, contract.hostelArrears, ({ caller }) => ownArrears(platform, caller));
  route(app, contract.payArrears, async (call) =>
    ownInvoiceOf(platform, call.caller, await payArrears(platform, byOf(call), call.body)),
  );
  route(app, contract.answerMove, async (call) => {
    await answerMove(platform, byOf(call), call.body);
    return null;
  });
  servePaper(app, platform, contract.hostelSlip, SLIP, ({ caller, query }) =>
    slipOf(platform, caller as User, query.id),
  );
}
