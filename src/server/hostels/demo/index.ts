import { koboOf } from '../../finance/fees/demo/prices.ts';
import { insertDemoBills } from '../../finance/invoices/demo/bills.ts';
import { dayBefore, startOf } from '../../kit/demo/calendar.ts';
import { sessionOf } from '../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import type { Domain } from '../../platform/domain.ts';
import { bedState, DEMO_CATEGORIES, DEMO_HOSTELS, demoBeds, demoPlaced, demoPlacedBefore, demoRooms } from './plan.ts';
import { earlierReservation, endedReservation, liveReservation } from './reservations.ts';
import {
  insertDemoBeds,
  insertDemoCategories,
  insertDemoHostels,
  insertDemoHostelWindows,
  insertDemoPrices,
  insertDemoReservations,
  insertDemoRooms,
} from './sql.ts';

const SLICE = 60;

const demoHostels: DemoStep = {
  name: 'hostels',
  needs: ['sessions'],
  slice: (demo) => async (tx) => {
    const genders = demo.lookups.list('genders', []);
    const hostels = DEMO_HOSTELS.map(({ gender, ...hostel }) => ({
      ...hostel,
      genderId: genders.find(({ name }) => name === gender)!.id,
    }));
    const year = Number(demo.session.name.slice(0, 4));
    const prices = [0, 1].flatMap((yearsAgo) =>
      DEMO_CATEGORIES.map(({ name, naira }) => ({
        category: name,
        session: sessionOf(year - yearsAgo),
        kobo: koboOf(naira, yearsAgo),
      })),
    );
    await insertDemoHostels(tx, { hostels });
    await insertDemoCategories(tx, { prices });
    await insertDemoPrices(tx, { prices });
    await insertDemoRooms(tx, {
      rooms: demoRooms(demo).map(({ hostel, category, name, floor }) => ({
        hostel,
        category: category.name,
        name,
        floor,
      })),
    });
    await insertDemoBeds(tx, {
      beds: demoBeds(demo).map(({ hostel, name, letter }, place) => ({
        hostel,
        room: name,
        letter,
        state: bedState(place),
      })),
    });
    await insertDemoHostelWindows(tx, { windows: windowsOf(demo) });
  },
};

/** Beds of this session are booked now; last session's were booked in October. */
function windowsOf({ day, session }: Pick<Demo, 'day' | 'session'>) {
  const year = Number(session.name.slice(0, 4));
  return [
    { session: session.name, opensAt: startOf(dayBefore(day, 40)), closesAt: startOf(dayBefore(day, -25)) },
    { session: sessionOf(year - 1), opensAt: startOf(`${year - 1}-10-01`), closesAt: startOf(`${year - 1}-12-01`) },
  ];
}

const demoReservations: DemoStep = {
  name: 'reservations',
  needs: ['hostels', 'student fees'],
  slices: (demo) => Math.max(1, Math.ceil(demoPlaced(demo).length / SLICE)),
  slice(demo, index) {
    const placed = demoPlaced(demo).slice(index * SLICE, (index + 1) * SLICE);
    const made = [
      ...placed.map((each) => liveReservation(demo, each)),
      ...placed.flatMap((each) => endedReservation(demo, each) ?? []),
      ...(index === 0 ? demoPlacedBefore(demo).map((each) => earlierReservation(demo, each)) : []),
    ];
    return async (tx) => {
      await insertDemoBills(
        tx,
        demo,
        made.flatMap(({ charges }) => charges),
        made.flatMap(({ bills }) => bills),
      );
      await insertDemoReservations(tx, { rows: made.map(({ row }) => row) });
    };
  },
};

/** What the demo college has of hostels. */
export const hostelsDemo: Domain = {
  name: 'hostels-demo',
  register: () => undefined,
  demoData: [demoHostels, demoReservations],
};
