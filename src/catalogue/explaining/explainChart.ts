import type { Chart, ChartState, Transition } from '../programme.ts';
import { EVENTS } from '../registry/events.ts';
import { GUARD_MEANINGS } from '../registry/guards.ts';

export interface Way {
  readonly from: string;
  readonly to: string;
  /** As the declaration writes it: `VERIFIED [formCompleted]`. */
  readonly name: string;
  readonly guard?: string;
  readonly sentence: string;
}

export type States = Readonly<Record<string, ChartState>>;

export const titleOfState = (states: States, name: string): string => states[name]?.meta?.title ?? name;

/** Only one level is covered: the ways within a state are its own. */
export const waysBetween = (states: States): Way[] =>
  Object.entries(states).flatMap(([from, { on = {}, onDone }]) => [
    ...Object.entries(on).flatMap(([event, to]) =>
      transitionsOf(to).map((transition) =>
        wayOf(states, from, event, EVENTS[event as keyof typeof EVENTS], transition),
      ),
    ),
    ...(onDone
      ? transitionsOf(onDone).map((transition) => wayOf(states, from, 'done', 'its end is reached', transition))
      : []),
  ]);

const transitionsOf = (to: string | Transition | readonly Transition[]): readonly Transition[] =>
  typeof to === 'string' ? [{ target: to }] : ([to].flat() as readonly Transition[]);

function wayOf(states: States, from: string, event: string, meaning: string, { target, guard }: Transition): Way {
  const condition = guard ? `, if ${GUARD_MEANINGS[guard as keyof typeof GUARD_MEANINGS]}` : '';
  return {
    from,
    to: target,
    ...(guard && { guard }),
    name: guard ? `${event} [${guard}]` : event,
    sentence: `${titleOfState(states, from)}: when ${meaning}${condition}, on to ${titleOfState(states, target)}`,
  };
}

/** States come in the order in which an applicant meets them; unreachable ones come last. */
export function inOrder({ initial, states }: Chart): string[] {
  const ordered: string[] = [];
  const visited = new Set<string>();
  const ways = waysBetween(states);
  const visit = (name: string) => {
    if (visited.has(name) || !states[name]) return;
    visited.add(name);
    for (const { from, to } of ways) if (from === name) visit(to);
    ordered.unshift(name);
  };
  visit(initial);
  return [...ordered, ...Object.keys(states).filter((name) => !visited.has(name))];
}
