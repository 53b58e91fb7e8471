import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { postJournal, type Journal } from '../ledger/service.ts';
import { chargesToAdjust, demoPapersOf, insertDemoAdjustment, setDemoLimit } from './demoSql.ts';

interface Planned {
  readonly kind: 'waiver' | 'write-off' | 'lodgement';
  readonly paper: string;
  readonly kobo: number;
  readonly reason: string;
  readonly isPosted: boolean;
}

const PLANNED: readonly Planned[] = [
  {
    kind: 'waiver',
    paper: 'letter-of-the-rector.pdf',
    kobo: 15_000_00,
    reason: 'Child of a member of staff',
    isPosted: true,
  },
  {
    kind: 'write-off',
    paper: 'minute-118.pdf',
    kobo: 4_500_00,
    reason: 'Left the college, minute 118',
    isPosted: false,
  },
  { kind: 'lodgement', paper: 'teller.pdf', kobo: 5_000_00, reason: 'The terminal was down', isPosted: true },
  {
    kind: 'lodgement',
    paper: 'teller-2.pdf',
    kobo: 60_000_00,
    reason: 'Paid in at the branch in town',
    isPosted: false,
  },
];

/** One of each kind, of which some wait for approval. What is posted pays less than is due, so that no invoice is settled by it. */
export const demoAdjustments: DemoStep = {
  name: 'adjustments',
  needs: ['fee payments', 'refunds', 'papers of officers'],
  slice: (demo) => async (tx) => {
    const papers = await demoPapersOf(tx);
    const charges = await chargesToAdjust(tx, { leastKobo: 20_000_00, limit: PLANNED.length });
    await setDemoLimit(tx, { amountKobo: 20_000_00 });
    for (const [place, planned] of PLANNED.entries()) {
      const [charge, paper] = [charges[place], papers.find(({ name }) => name === planned.paper)];
      if (!charge || !paper) continue;
      const { kind, kobo, reason, isPosted } = planned;
      const random = randomOf(`adjustment ${demo.day} ${place}`);
      const now = later(startOf(dayBefore(demo.day, 2)), (9 + place) * 60);
      const slip = {
        bank: demo.lookups.nameOf('banks', 44)!,
        tellerNumber: `1${random.digits(7)}`,
        lodgedOn: dayBefore(demo.day, 3),
      };
      const none = { bank: null, tellerNumber: null, lodgedOn: null };
      const [made] = await insertDemoAdjustment(tx, {
        ...{
          id: random.uuidAt(now),
          kind,
          studentId: charge.studentId,
          chargeId: kind === 'lodgement' ? null : charge.id,
        },
        ...(kind === 'lodgement' ? slip : none),
        ...{ amountKobo: kobo, reason, paper: paper.id, isPosted, now, actor: paper.actor },
      });
      if (isPosted)
        await postJournal(tx, journalOf(planned, charge, { key: made!.reference, at: now, actor: paper.actor }));
    }
  },
};

function journalOf(
  { kind, kobo }: Planned,
  { id: chargeId, studentId }: { readonly id: string; readonly studentId: string },
  by: Pick<Journal, 'key' | 'at' | 'actor'>,
): Journal {
  const isLodged = kind === 'lodgement';
  return {
    ...by,
    kind: isLodged ? 'manual lodgement' : 'waiver',
    postings: [
      isLodged ? { account: 'clearing', amountKobo: kobo } : { account: 'waivers', chargeId, amountKobo: kobo },
      { account: 'receivable', studentId, chargeId, amountKobo: 0 - kobo },
    ],
  };
}
