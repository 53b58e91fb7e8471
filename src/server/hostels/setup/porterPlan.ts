import type { Platform } from '../../platform/platform.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import { planOf } from './beds.ts';

export const PORTER_PLAN = { kind: 'porter-plan', prefix: 'PLN' };

/** A table a floor, a line a bed: what the porter holds at the door. */
export async function porterPlanOf(platform: Platform, hostelId: number): Promise<Printable> {
  const {
    hostel,
    location,
    session,
    beds,
    in: living,
    paid,
    held,
    free,
    outOfUse,
    plan,
  } = await planOf(platform, hostelId);
  const floors = [...Map.groupBy(plan, ({ floor }) => floor)];
  return {
    subjectKind: 'hostel',
    subjectId: `${hostelId} ${session}`,
    proves: [
      ['Hostel', hostel],
      ['Session', session],
    ],
    content: {
      ...BLANK,
      title: 'Plan of the hostel',
      office: 'Hostel office',
      holder: hostel,
      groups: [
        {
          title: 'Beds',
          facts: [
            ['Location', location],
            ['Session', session],
            ['Beds', String(beds)],
            ['In', String(living)],
            ['Paid', String(paid)],
            ['Held', String(held)],
            ['Free', String(free)],
            ['Out of use', String(outOfUse)],
          ],
        },
      ],
      tables: floors.map(([floor, rooms]) => ({
        title: floor === 0 ? 'Ground floor' : `Floor ${floor}`,
        columns: ['Room', 'Bed', 'Status', 'Student', 'Number'].map((title) => ({ title, isFigure: false })),
        rows: rooms.flatMap(({ name, beds: ofRoom }) =>
          ofRoom.map(({ letter, status, fullName, number }) => [
            name,
            letter,
            WORDS[status],
            fullName ?? '',
            number ?? '',
          ]),
        ),
        totals: [],
        rowsPerPage: null,
        signatures: [],
      })),
      signatures: ['Porter'],
    },
  };
}

const WORDS = { free: 'Free', held: 'Held', paid: 'Paid', in: 'In', 'out of use': 'Out of use' } as const;
