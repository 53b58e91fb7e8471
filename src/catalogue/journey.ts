import { createMachine, transition, initialTransition } from 'xstate';
import type { FlowContext } from './answers.ts';
import type { Chart } from './programme.ts';
import { GUARDS } from './registry/guards.ts';

/** It is derived by walking the programme's chart: no cursor is stored, so none can go stale. */
export interface Journey {
  /** Null where the chart leads from the login to the preview. */
  readonly afterLogin: string | null;
  /** The saved sections on the path, in its order. */
  readonly visited: readonly string[];
  /** The first section that is not saved; null when all are, and the check comes, or after it the preview. */
  readonly next: string | null;
  canVisit(section: string): boolean;
}

export type { Answers } from './answers.ts';

export const machineOf = (chart: Chart) =>
  createMachine(
    { ...chart, context: ({ input }: { input: FlowContext }) => input } as never,
    { guards: GUARDS } as never,
  );

export type FlowMachine = ReturnType<typeof machineOf>;

export function journey(machine: FlowMachine, context: FlowContext): Journey {
  const walked = sectionsWalked(machine, context);
  const visited: string[] = [];
  let next: string | null = null;
  for (const section of walked) {
    if (context.answers[section] === undefined) {
      next = section;
      break;
    }
    visited.push(section);
  }
  return {
    afterLogin: walked[0] ?? null,
    visited,
    next,
    canVisit: (section) => visited.includes(section) || section === next,
  };
}

/** The sections from the login on; a chart that comes back to a section ends the walk. */
export function sectionsWalked(machine: FlowMachine, context: FlowContext): readonly string[] {
  const paths = straightPaths[context.formCompleted ? 'completed' : 'begun'];
  const cached = paths.get(machine);
  if (cached) return cached;
  const walked = walk(machine, context);
  if (isStraight(machine)) paths.set(machine, walked);
  return walked;
}

/** A chart in which no answer decides is walked once: a walk costs a third of a millisecond. */
const straightPaths = {
  begun: new WeakMap<FlowMachine, readonly string[]>(),
  completed: new WeakMap<FlowMachine, readonly string[]>(),
};

const isStraight = (machine: FlowMachine): boolean =>
  Object.values((machine.config as unknown as Chart).states).every(({ on = {} }) =>
    [on['VERIFIED'], on['SAVED']]
      .flat()
      .every((way) => typeof way !== 'object' || way.guard === undefined || way.guard === 'formCompleted'),
  );

function walk(machine: FlowMachine, context: FlowContext): string[] {
  const walked: string[] = [];
  let [state] = initialTransition(machine, context as never);
  for (const event of ['HAS_RRR', 'VERIFIED']) [state] = transition(machine, state, { type: event });
  for (let section = sectionIn(state); section && !walked.includes(section); section = sectionIn(state)) {
    walked.push(section);
    [state] = transition(machine, state, { type: 'SAVED' });
  }
  return walked;
}

export function sectionIn(state: { getMeta(): Record<string, unknown> }): string | undefined {
  return Object.values(state.getMeta())
    .map((meta) => (meta as { section?: string }).section)
    .find((section) => section !== undefined);
}
