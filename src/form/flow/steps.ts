import { checkOf } from '#catalogue/checkOf.ts';
import type { Chart, ChartState, Transition } from '#catalogue/programme.ts';

export interface Step {
  readonly section: string;
  readonly title: string;
  /** Without `#`; empty for the section that opens by default. */
  readonly hash: string;
  readonly previous?: string;
}

export function stepsOf(chart: Chart): Step[] {
  const states = flatten(chart.states);
  return Object.values(states).flatMap(({ meta, on }) => {
    if (meta?.section === undefined) return [];
    const previous = states[targetOf(on?.['PREVIOUS']) ?? '']?.meta?.section;
    return [
      {
        section: meta.section,
        title: meta.title ?? meta.section,
        hash: meta.hash ?? '',
        ...(previous !== undefined && { previous }),
      },
    ];
  });
}

export type CheckPlace = Pick<Step, 'title' | 'hash'>;

/** Undefined in a chart of before the check. */
export function checkPlaceOf(chart: Chart): CheckPlace | undefined {
  const meta = checkOf(chart)?.meta;
  return meta && { title: meta.title ?? '', hash: meta.hash ?? '' };
}

/** Once every section is saved, whatever names none of them leads to the check. */
export const showsCheck = (
  check: CheckPlace | undefined,
  steps: readonly Step[],
  hash: string | null,
  next: string | null,
): check is CheckPlace =>
  check !== undefined && next === null && !steps.some((step) => step.hash === hash?.replace(/^#/, ''));

const flatten = (states: Readonly<Record<string, ChartState>>): Record<string, ChartState> =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, state]) => [
      [name, state] as const,
      ...Object.entries(flatten(state.states ?? {})),
    ]),
  );

function targetOf(transition: string | Transition | readonly Transition[] | undefined): string | undefined {
  if (typeof transition === 'string' || transition === undefined) return transition;
  return Array.isArray(transition)
    ? (transition as readonly Transition[])[0]?.target
    : (transition as Transition).target;
}

export type StepState = 'done' | 'current' | 'open' | 'locked';

/** The specification: 'Moving forward by tab is disallowed'. */
export const canOpen = (section: string, saved: ReadonlySet<string>, next: string | null): boolean =>
  saved.has(section) || section === next;

export function sectionToShow(
  steps: readonly Step[],
  hash: string | null,
  saved: ReadonlySet<string>,
  next: string | null,
): Step {
  const requested = steps.find((step) => step.hash === hash?.replace(/^#/, ''));
  if (requested && canOpen(requested.section, saved, next)) return requested;
  return steps.find(({ section }) => section === next) ?? steps.at(-1)!;
}

/** The section that the server named may have been saved since: then the next in the chart's order. */
export function firstUnsaved(steps: readonly Step[], saved: ReadonlySet<string>, next: string | null): string | null {
  if (next === null || !saved.has(next)) return next;
  return steps.find(({ section }) => !saved.has(section))?.section ?? null;
}

export function sectionAfter(section: string, walked: readonly string[], next: string | null): string | null {
  return walked[walked.indexOf(section) + 1] ?? next;
}
