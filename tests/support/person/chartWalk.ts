import { initialTransition, transition } from 'xstate';
import { machineOf, sectionIn, type Answers } from '#catalogue/journey.ts';
import type { Chart, ChartState } from '#catalogue/programme.ts';
import type { EVENTS } from '#catalogue/registry/events.ts';

export type EventName = keyof typeof EVENTS;

/** Where a chart stands, event by event, and which of its ways have been taken. */
export interface ChartWalk {
  /** The names of the states it is in, the innermost first. */
  readonly states: () => readonly string[];
  readonly section: () => string | undefined;
  /** What follows the section here, once it is saved. */
  readonly following: () => string | undefined;
  can(event: EventName): boolean;
  take(event: EventName): void;
  /** Begins again, as whoever comes another day. */
  begin(): void;
  /** States that were never entered and ways that were never taken. */
  readonly missed: () => readonly string[];
}

/** @param context what the guards read, asked for at each step */
export function walkOf(
  chart: Chart,
  context: () => { readonly answers: Answers; readonly formCompleted: boolean },
): ChartWalk {
  const machine = machineOf(chart);
  const entered = new Set<string>();
  const taken = new Set<string>();
  const start = () => initialTransition(machine, context() as never)[0];
  const enter = (next: ReturnType<typeof start>) => {
    for (const name of statesIn(next.value)) entered.add(name);
    return next;
  };
  let state = enter(start());
  const after = (event: EventName) =>
    transition(machine, machine.resolveState({ value: state.value, context: context() } as never), { type: event })[0];
  const ways = waysIn(chart.states);
  const owner = (event: EventName) => statesIn(state.value).find((name) => ways.includes(`${name} ${event}`));
  return {
    states: () => statesIn(state.value),
    section: () => sectionIn(state),
    following: () => sectionIn(after('SAVED')),
    can: (event) => owner(event) !== undefined,
    take(event) {
      const from = owner(event);
      if (from === undefined) throw new Error(`${event} cannot happen in ${statesIn(state.value).join(' of ')}`);
      taken.add(`${from} ${event}`);
      state = enter(after(event));
    },
    begin: () => {
      state = enter(start());
    },
    missed: () => [
      ...namesIn(chart.states).filter((name) => !entered.has(name)),
      ...ways.filter((way) => !taken.has(way)),
    ],
  };
}

/** `{ invoice: 'paid' }` is in `paid` of `invoice`. */
const statesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([name, below]) => [...statesIn(below), name]);

type States = Readonly<Record<string, ChartState>>;

/** A final state within another is left as it is entered. */
const namesIn = (states: States, within = false): string[] =>
  Object.entries(states).flatMap(([name, { type, states: below }]) => [
    ...(within && type === 'final' ? [] : [name]),
    ...namesIn(below ?? {}, true),
  ]);

const waysIn = (states: States): string[] =>
  Object.entries(states).flatMap(([name, { on, states: below }]) => [
    ...Object.keys(on ?? {}).map((event) => `${name} ${event}`),
    ...waysIn(below ?? {}),
  ]);
