import type { FlowContext } from '../answers.ts';
import type { Chart, ChartState, Transition } from '../programme.ts';
import { holds } from './conditions.ts';
import { answerAt } from './reading.ts';

type Ways = NonNullable<ChartState['on']>[string];

/** By the sections that are left out: all who are asked the same have one chart, so that what is made of it is made once. */
const shorterCharts = new WeakMap<Chart, Map<string, Chart>>();

/** The chart of one applicant: without the sections that are not asked of them, each way leading past these. */
export function chartFor(chart: Chart, context: FlowContext): Chart {
  const skipped = skippedSections(chart, context);
  if (skipped.size === 0) return chart;
  const made = shorterCharts.get(chart) ?? new Map<string, Chart>();
  shorterCharts.set(chart, made);
  const names = [...skipped].sort().join();
  const shorter = made.get(names) ?? chartWithout(chart, skipped);
  made.set(names, shorter);
  return shorter;
}

function chartWithout(chart: Chart, skipped: ReadonlySet<string>): Chart {
  const isSkipped = ({ meta }: ChartState) => meta?.section !== undefined && skipped.has(meta.section);
  /** A way that leads to such a section leads where that section's own leads. */
  const past = (target: string, event: string): string => {
    const state = chart.states[target];
    const next = state && isSkipped(state) && firstTarget(state.on?.[event === 'PREVIOUS' ? 'PREVIOUS' : 'SAVED']);
    return next ? past(next, event) : target;
  };
  const led = (ways: Ways, event: string): Ways =>
    typeof ways === 'string'
      ? past(ways, event)
      : Array.isArray(ways)
        ? (ways as readonly Transition[]).map((way) => ({ ...way, target: past(way.target, event) }))
        : { ...(ways as Transition), target: past((ways as Transition).target, event) };
  const states = Object.entries(chart.states)
    .filter(([, state]) => !isSkipped(state))
    .map(([name, state]) => [
      name,
      {
        ...state,
        ...(state.on && {
          on: Object.fromEntries(Object.entries(state.on).map(([event, ways]) => [event, led(ways, event)])),
        }),
        ...(state.onDone && { onDone: led(state.onDone, 'onDone') }),
      },
    ]);
  return { ...chart, states: Object.fromEntries(states) as Chart['states'] };
}

/** Until nothing changes: what a skipped section once held decides nothing. */
function skippedSections({ sectionConditions = {} }: Chart, { answers, facts = {} }: FlowContext): ReadonlySet<string> {
  const skipped = new Set<string>();
  for (let before = -1; before < skipped.size;) {
    before = skipped.size;
    const given = Object.fromEntries(Object.entries(answers).filter(([section]) => !skipped.has(section)));
    for (const [section, condition] of Object.entries(sectionConditions))
      if (!holds(condition, (path) => answerAt({}, path, { answers: given, facts, today: '' }))) skipped.add(section);
  }
  return skipped;
}

const firstTarget = (ways: Ways | undefined): string | undefined =>
  typeof ways === 'string' || ways === undefined ? ways : ([ways].flat()[0] as Transition | undefined)?.target;
