import { formatNaira, withThousands } from '../money.ts';

/** What awarding, or withdrawing, does to one student. */
export interface EffectOn {
  readonly number: string;
  readonly fullName: string | null;
  readonly awardKobo: number;
  readonly creditKobo: number;
  /** Why nothing is done for this one. */
  readonly problem: string | null;
}

/** So many are read one by one. */
const NAMED = 20;

/** What differs from the effects that somebody asked for, in sentences; none where they are as they were. Both are in the order of the request. */
export function awardChanges(seen: readonly EffectOn[], now: readonly EffectOn[]): string[] {
  const changes = seen.flatMap((before, index) => changesOf(before, now[index]));
  const more = changes.length - NAMED;
  return more > 0 ? [...changes.slice(0, NAMED), `And ${withThousands(more)} more differ`] : changes;
}

function changesOf(before: EffectOn, now: EffectOn | undefined): string[] {
  const who = [before.fullName ?? now?.fullName, before.number].filter(Boolean).join(', ');
  if (now === undefined || now.problem !== null)
    return before.problem === now?.problem ? [] : [`${who}: ${now?.problem ?? 'Is left out'}`];
  if (before.problem !== null)
    return [`${who}: ${formatNaira(now.awardKobo)} would be awarded, and was left out: ${before.problem}`];
  return [
    ...(before.awardKobo === now.awardKobo
      ? []
      : [`${who}: ${formatNaira(now.awardKobo)} is awarded, and was ${formatNaira(before.awardKobo)}`]),
    ...(before.creditKobo === now.creditKobo
      ? []
      : [`${who}: ${formatNaira(now.creditKobo)} of it is credit, and was ${formatNaira(before.creditKobo)}`]),
  ];
}
