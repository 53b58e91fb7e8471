/** The states of flows/work/admission.json in the order in which a life comes to them; those that stand together are one stage. */
const OFFERED = ['offered', 'declined', 'lapsed'];
const ACCEPTED = ['accepted', 'profiled', 'queried', 'refused'];
const CLEARED = ['cleared'];
const MATRICULATED = ['matriculated', 'deferred', 'suspended', 'withdrawn', 'completed', 'graduated'];

interface Counted {
  readonly state: string;
  readonly candidates: number;
}

const among = (counted: readonly Counted[], states: readonly string[]): number =>
  counted.reduce((sum, { state, candidates }) => (states.includes(state) ? sum + candidates : sum), 0);

/** Whoever came further has come so far as well. */
export function funnelOf(counted: readonly Counted[]): readonly (readonly [stage: string, candidates: number])[] {
  return [
    ['Listed', among(counted, ['listed', ...OFFERED, ...ACCEPTED, ...CLEARED, ...MATRICULATED])],
    ['Offered', among(counted, [...OFFERED, ...ACCEPTED, ...CLEARED, ...MATRICULATED])],
    ['Accepted', among(counted, [...ACCEPTED, ...CLEARED, ...MATRICULATED])],
    ['Cleared', among(counted, [...CLEARED, ...MATRICULATED])],
    ['Matriculated', among(counted, MATRICULATED)],
  ];
}

/** Each candidate once: who is offered a place and has not taken it, who has, and who studies. */
export const placesOf = (counted: readonly Counted[]): readonly [open: number, accepted: number, students: number] => [
  among(counted, ['listed', ...OFFERED]),
  among(counted, [...ACCEPTED, ...CLEARED]),
  among(counted, MATRICULATED),
];
