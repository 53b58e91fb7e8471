import type { StepOf } from '#catalogue/workflow/work.ts';
import type { LiveState } from '#rules/hostels/beds.ts';
import work from '#work/bed-reservation.json' with { type: 'json' };
import { workflow } from '../kit/workflow/workflow.ts';
import type { Queryable } from '../platform/database/database.ts';
import { insertReservation } from './changingSql.ts';

export type ReservationStep = StepOf<typeof work>;

/** The wing itself writes the entries of the audit log: they name the bed. */
export const bedReservation = workflow(work, 'reservation', {
  isAudited: false,
  sets: ({ answers }) => `lapses_at = coalesce((${answers} ->> 'lapsesAt')::timestamptz, t.lapses_at)`,
});

interface Taking {
  readonly id: string;
  readonly step: ReservationStep;
  /** The state that the caller saw; without it each that the step leads on from. */
  readonly from?: string;
  readonly reason?: string | null;
  /** Without one it stays as it is. */
  readonly lapsesAt?: Date;
  readonly actor: string;
  readonly now: Date;
}

/** @returns false where the reservation is in another state by now */
export async function takeStep(tx: Queryable, { id, reason = null, lapsesAt, ...taking }: Taking): Promise<boolean> {
  const answers = lapsesAt ? { lapsesAt } : {};
  return (await bedReservation.takeMany(tx, { ids: [id], reason, answers, ip: null, ...taking })).length > 0;
}

/** A reservation begins held: its first step leads to the state in which it is made. */
export const FIRST_STEPS = {
  held: 'hold',
  reserved: 'assign',
  paid: 'assign-paid',
  'checked in': 'assign-occupied',
} as const satisfies Record<LiveState, ReservationStep>;

interface Making {
  readonly bedId: number;
  readonly studentId: string;
  readonly sessionId: number;
  readonly state: LiveState;
  readonly lapsesAt: Date | null;
  readonly invoiceId?: string | null;
  readonly actor: string;
  readonly reason?: string;
  readonly now: Date;
}

/** @returns its id; nothing where the bed or the student is taken */
export async function makeReservation(
  tx: Queryable,
  { state, invoiceId = null, reason, ...making }: Making,
): Promise<string | undefined> {
  const values = { ...making, state, step: FIRST_STEPS[state], invoiceId, reason: reason ?? null };
  return (await insertReservation(tx, values))[0]?.id;
}
