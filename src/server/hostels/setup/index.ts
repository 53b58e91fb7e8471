import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hostels/setup.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgedBy, judgeForm } from '../../kit/forms/service.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import { actorOf, byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { route, withMessage } from '../../platform/route.ts';
import { addBed, bedsOfRoom, changeBed, historyOf, planOf } from './beds.ts';
import { takeAddedBedsBack } from './bedSql.ts';
import { PORTER_PLAN, porterPlanOf } from './porterPlan.ts';
import { hostels, pricesOf, roomCategories, rooms, setPrice, windows } from './sql.ts';

export const hostelSetup: Domain = {
  name: 'hostel setup',
  register(app, platform) {
    resources(app, platform);
    prices(app, platform);
    beds(app, platform);
  },
};

function resources(app: FastifyInstance, platform: Platform): void {
  const changed = () => platform.lookups.read(platform.database);
  serveResource(app, platform, contract.hostels, hostels, {
    judge: { create: judgedBy(platform, 'hostel'), correct: judgedBy(platform, 'hostel-details') },
    sheet: formSheet(platform, 'hostel'),
    changed,
  });
  serveResource(app, platform, contract.roomCategories, roomCategories, {
    judge: { create: judgedBy(platform, 'school-name'), correct: judgedBy(platform, 'school-name') },
    sheet: formSheet(platform, 'school-name'),
    changed,
  });
  serveResource(app, platform, contract.rooms, rooms, {
    judge: { create: judgedBy(platform, 'hostel-room'), correct: judgedBy(platform, 'hostel-room-details') },
    sheet: {
      ...formSheet(platform, 'hostel-room'),
      restored: (tx, slice, by) => takeAddedBedsBack(tx, { ...slice, ...by }),
    },
  });
  serveResource(app, platform, contract.bookingWindows, windows, {
    judge: { create: judgedBy(platform, 'hostel-window') },
  });
}

function prices(app: FastifyInstance, platform: Platform): void {
  const { database, now } = platform;
  route(app, contract.categoryPrices, async ({ params }) =>
    (await pricesOf(database, { categoryId: params.id })).map((price) => ({ ...price, isLocked: price.reserved > 0 })),
  );
  route(app, contract.setCategoryPrice, async ({ params, body, caller, request }) => {
    const { sessionId, priceKobo } = judgeForm(platform, 'room-price', body, 'Not saved!');
    const by = { now: now(), actor: actorOf(caller), ip: request.ip };
    const [{ people }] = (await setPrice(database, { categoryId: params.id, sessionId, priceKobo, ...by })) as [
      { people: number },
    ];
    if (people > 0)
      throw new Problem(409, `This price is locked: ${people} ${people === 1 ? 'bed is' : 'beds are'} reserved at it`, {
        title: 'Not saved!',
      });
    return withMessage('The price is set', null);
  });
}

function beds(app: FastifyInstance, platform: Platform): void {
  route(app, contract.beds, ({ query }) => bedsOfRoom(platform, query.roomId));
  route(app, contract.addBed, (call) => addBed(platform, byOf(call), call.body.roomId));
  route(app, contract.changeBed, async (call) => {
    await changeBed(platform, byOf(call), call.params.id, call.body.state);
    return null;
  });
  route(app, contract.toggleBed, async (call) => {
    await changeBed(platform, byOf(call), call.params.id, call.body.active ? 'usable' : 'blocked');
    return null;
  });
  route(app, contract.bedHistory, ({ params }) => historyOf(platform, params.id));
  route(app, contract.hostelPlan, ({ query }) => planOf(platform, query.hostelId));
  servePaper(app, platform, contract.porterPlan, PORTER_PLAN, ({ query }) => porterPlanOf(platform, query.hostelId));
}
