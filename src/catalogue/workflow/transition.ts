import { createMachine, transition as nextOf } from 'xstate';
import type { StepOf, Work, WorkChart } from './work.ts';

type Machine = ReturnType<typeof createMachine>;

/** Making a machine costs more than a step of it. */
const machines = new WeakMap<WorkChart, Machine>();

function machineOf(chart: WorkChart): Machine {
  const known = machines.get(chart) ?? createMachine(chart as never);
  machines.set(chart, known);
  return known;
}

/** The state that a step leads to; nothing where it cannot be taken, or where there is no such state. */
export function transition({ chart }: Pick<Work, 'chart'>, state: string, step: string): string | undefined {
  if (!Object.hasOwn(chart.states, state)) return undefined;
  const machine = machineOf(chart);
  const before = machine.resolveState({ value: state } as never);
  return before.can({ type: step } as never) ? (nextOf(machine, before, { type: step })[0].value as string) : undefined;
}

/** The steps that lead on from a state, of those that may be taken. */
export const stepsOf = <W extends Work>(work: W, state: string, may: (step: StepOf<W>) => boolean): StepOf<W>[] =>
  (Object.keys(work.steps) as StepOf<W>[]).filter((step) => transition(work, state, step) !== undefined && may(step));
