import type { Chart, ChartState, Transition } from '#catalogue/programme.ts';

/** A section as the chart shows it: a tab, and a place in the address. */
export interface Step {
  readonly section: string;
  readonly title: string;
  /** Without `#`; empty for the section that opens by default. */
  readonly hash: string;
  /** The section that PREVIOUS leads back to. */
  readonly previous?: string;
}

/** The chart's sections in the order in which it declares them. */
export function stepsOf(chart: Chart): Step[] {
  const states = flatten(chart.states);
  return Object.values(states).flatMap(({ meta, on }) => {
    if (meta?.section === undefined) return [];
    const previous = states[targetOf(on?.['PREVIOUS']) ?? '']?.meta?.section;
    return [{ section: meta.section, title: meta.title ?? meta.section, hash: meta.hash ?? '', ...(previous !== undefined && { previous }) }];
  });
}

const flatten = (states: Readonly<Record<string, ChartState>>): Record<string, ChartState> =>
  Object.fromEntries(Object.entries(states).flatMap(([name, state]) => [[name, state] as const, ...Object.entries(flatten(state.states ?? {}))]));

function targetOf(transition: string | Transition | readonly Transition[] | undefined): string | undefined {
  if (typeof transition === 'string' || transition === undefined) return transition;
  return Array.isArray(transition) ? (transition as readonly Transition[])[0]?.target : (transition as Transition).target;
}

export type StepState = 'done' | 'current' | 'open' | 'locked';

/** 'Moving forward by tab is disallowed': only what was saved, and the first section that was not, can be opened. */
export const canOpen = (section: string, saved: ReadonlySet<string>, next: string | null): boolean => saved.has(section) || section === next;

/** The section to show for this address: its own where one is asked for and can be opened, else the first not done. */
export function sectionToShow(steps: readonly Step[], hash: string | null, saved: ReadonlySet<string>, next: string | null): Step {
  const asked = steps.find((step) => step.hash === hash?.replace(/^#/, ''));
  if (asked && canOpen(asked.section, saved, next)) return asked;
  return steps.find(({ section }) => section === next) ?? steps.at(-1)!;
}

/** The first section not done, where it has been saved since the server named it: in the chart's order. */
export function firstUnsaved(steps: readonly Step[], saved: ReadonlySet<string>, next: string | null): string | null {
  if (next === null || !saved.has(next)) return next;
  return steps.find(({ section }) => !saved.has(section))?.section ?? null;
}

/** What follows a section that has just been saved: the next one walked, or null when none is left to do. */
export function sectionAfter(section: string, walked: readonly string[], next: string | null): string | null {
  return walked[walked.indexOf(section) + 1] ?? next;
}
