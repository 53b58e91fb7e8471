import { displayAggregate } from './aggregate.ts';
import type { Decision } from './select.ts';

/** A quota as a run saw it. */
export interface SeenQuota {
  readonly quotaId: number;
  readonly department: string;
  readonly seats: number;
  readonly carryingCapacity: number | null;
  readonly cutOff: number;
  readonly admitted: number;
  /** The requirement that was in force, at its revision. */
  readonly requirement: { readonly id: number; readonly revision: number } | null;
}

/** A candidate as a run placed them. */
export interface SeenPlace {
  readonly quotaId: number;
  readonly regNumber: string;
  /** In 120ths. */
  readonly aggregate: number;
  readonly decision: Decision;
  readonly doubts: readonly string[];
}

export interface SeenRun {
  readonly formulaVersion: number;
  readonly quotas: readonly SeenQuota[];
  readonly places: readonly SeenPlace[];
}

export interface Moved {
  readonly regNumber: string;
  readonly from: Decision | null;
  readonly to: Decision | null;
  readonly why: string;
}

export interface RunDifference {
  /** What has changed, a sentence each; none where nothing has. */
  readonly says: readonly string[];
  /** Whose decision is another, by their numbers. */
  readonly moved: readonly Moved[];
}

const NEW = 'new among the candidates';
const GONE = 'has a place now, or takes no part any more';

/** Why two runs of a session differ: first in what they were worked out from, then in whom they let in. */
export function runChanges(before: SeenRun, after: SeenRun): RunDifference {
  const [earlier, later] = [byNumber(before.places), byNumber(after.places)];
  const both = after.places.flatMap((place) => {
    const was = earlier.get(place.regNumber);
    return was ? [{ was, place }] : [];
  });
  const says = [
    ...(before.formulaVersion === after.formulaVersion
      ? []
      : [`The formula of the aggregate is version ${after.formulaVersion}, and was version ${before.formulaVersion}.`]),
    ...quotaChanges(before.quotas, after.quotas),
    ...counted(after.places.filter(({ regNumber }) => !earlier.has(regNumber)).length, 'is new', 'are new'),
    ...counted(
      before.places.filter(({ regNumber }) => !later.has(regNumber)).length,
      GONE,
      'have a place now, or take no part any more',
    ),
    ...counted(
      both.filter(({ was, place }) => was.aggregate !== place.aggregate).length,
      'has another aggregate',
      'have another aggregate',
    ),
    ...counted(
      both.filter(({ was, place }) => !isSame(was.doubts, place.doubts)).length,
      'meets other requirements than before',
      'meet other requirements than before',
    ),
  ];
  const moved = [
    ...both
      .filter(({ was, place }) => was.decision !== place.decision || was.quotaId !== place.quotaId)
      .map(({ was, place }) => moving(place.regNumber, was.decision, place.decision, whyMoved(was, place))),
    ...after.places
      .filter(({ regNumber }) => !earlier.has(regNumber))
      .map(({ regNumber, decision }) => moving(regNumber, null, decision, NEW)),
    ...before.places
      .filter(({ regNumber }) => !later.has(regNumber))
      .map(({ regNumber, decision }) => moving(regNumber, decision, null, GONE)),
  ];
  return { says, moved: moved.sort((a, b) => (a.regNumber < b.regNumber ? -1 : 1)) };
}

const moving = (regNumber: string, from: Decision | null, to: Decision | null, why: string): Moved => ({
  regNumber,
  from,
  to,
  why,
});

const byNumber = (places: readonly SeenPlace[]): ReadonlyMap<string, SeenPlace> =>
  new Map(places.map((place) => [place.regNumber, place]));

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `One candidate ${one}.` : `${count} candidates ${many}.`];

function whyMoved(was: SeenPlace, is: SeenPlace): string {
  if (was.quotaId !== is.quotaId) return 'the candidate is of another department now';
  if (was.aggregate !== is.aggregate)
    return `the aggregate is ${displayAggregate(is.aggregate)}, and was ${displayAggregate(was.aggregate)}`;
  if (!isSame(was.doubts, is.doubts)) return 'the candidate meets other requirements than before';
  if (was.decision === 'tied' || is.decision === 'tied') return 'a tie is new, is gone, or was decided by a person';
  return was.decision === 'unclear' ? 'an officer gave a word' : 'seats, or the candidates before this one, are others';
}

function quotaChanges(before: readonly SeenQuota[], after: readonly SeenQuota[]): string[] {
  const earlier = new Map(before.map((quota) => [quota.quotaId, quota]));
  const left = before.filter(({ quotaId }) => after.every((quota) => quota.quotaId !== quotaId));
  return [
    ...after.flatMap((quota) => {
      const was = earlier.get(quota.quotaId);
      return was ? changesOf(was, quota) : [`${quota.department} takes part, and did not before.`];
    }),
    ...left.map(({ department }) => `${department} takes no part any more.`),
  ];
}

function changesOf(was: SeenQuota, is: SeenQuota): string[] {
  const figure = (name: string, before: number | null, after: number | null): string[] =>
    before === after ? [] : [`${is.department}: ${name} is ${after ?? 'not said'}, and was ${before ?? 'not said'}.`];
  return [
    ...figure('its number of seats', was.seats, is.seats),
    ...figure('its carrying capacity', was.carryingCapacity, is.carryingCapacity),
    ...figure('its cut-off', was.cutOff, is.cutOff),
    ...figure('the number of places that are held', was.admitted, is.admitted),
    ...(was.requirement?.id === is.requirement?.id && was.requirement?.revision === is.requirement?.revision
      ? []
      : [`${is.department}: its requirements are others than before.`]),
  ];
}
