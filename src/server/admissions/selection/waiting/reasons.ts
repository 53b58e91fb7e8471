import { displayAggregate } from '#rules/admissions/aggregate.ts';
import type { SeatPool } from '#rules/admissions/select.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';

const OF: Readonly<Record<SeatPool, string>> = {
  merit: 'by merit',
  catchment: 'of the catchment states',
  elds: 'of the educationally less developed states',
  leftover: 'that no pool could fill',
};

const GAVE_UP: Readonly<Record<string, string>> = {
  decline: 'declined',
  lapse: 'let the offer lapse',
  'give-up': 'gave the place up',
  refuse: 'was refused',
  withdraw: 'was withdrawn',
};

interface Freed {
  readonly step: string;
  readonly at: Date;
  readonly fullName: string;
  readonly regNumber: string;
}

interface Moved {
  readonly rank: number;
  readonly aggregate: number;
  readonly pool: SeatPool;
}

/** Why somebody moved up, in a sentence for the office. @param freed null where the quota had a place that nobody had given up */
export function whyMoved({ rank, aggregate, pool }: Moved, freed: Freed | null): string {
  const next = `Next for a place ${OF[pool]}, rank ${rank} of the run with ${displayAggregate(aggregate)}`;
  if (!freed) return `${next}: the quota has a place that is free`;
  const { fullName, regNumber, step, at } = freed;
  return `${next}: ${fullName} (${regNumber}) ${GAVE_UP[step] ?? 'gave the place up'} on ${displayDate(lagosDay(at))}`;
}
