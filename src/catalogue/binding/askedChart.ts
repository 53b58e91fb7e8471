import type { FlowContext } from '../answers.ts';
import type { Chart, ChartState, Transition } from '../programme.ts';
import { holds } from './conditions.ts';
import { answerAt } from './reading.ts';

type Ways = NonNullable<ChartState['on']>[string];

/** By the sections that are left out: all who are asked the same have one chart, so that what is made of it is made once. */
const shorterCharts = new WeakMap<Chart, Map<string, Chart>>();

/** The chart of one applicant: without the sections that are not asked of them, each way leading past these. */
export function askedChart(chart: Chart, context: FlowContext): Chart {
  const unasked = unaskedSections(chart, context);
  if (unasked.size === 0) return chart;
  const made = shorterCharts.get(chart) ?? new Map<string, Chart>();
  shorterCharts.set(chart, made);
  const names = [...unasked].sort().join();
  const shorter = made.get(names) ?? chartWithout(chart, unasked);
  made.set(names, shorter);
  return shorter;
}

function chartWithout(chart: Chart, unasked: ReadonlySet<string>): Chart {
  const isPassed = ({ meta }: ChartState) => meta?.section !== undefined && unasked.has(meta.section);
  /** A way that leads to such a section leads where that section's own leads. */
  const past = (target: string, event: string): string => {
    const state = chart.states[target];
    const next = state && isPassed(state) && firstTarget(state.on?.[event === 'PREVIOUS' ? 'PREVIOUS' : 'SAVED']);
    return next ? past(next, event) : target;
  };
  const led = (ways: Ways, event: string): Ways =>
    typeof ways === 'string'
      ? past(ways, event)
      : Array.isArray(ways)
        ? (ways as readonly Transition[]).map((way) => ({ ...way, target: past(way.target, event) }))
        : { ...(ways as Transition), target: past((ways as Transition).target, event) };
  const states = Object.entries(chart.states)
    .filter(([, state]) => !isPassed(state))
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

/** What an unasked section once held decides nothing. */
function unaskedSections({ asked = {} }: Chart, { answers, facts = {} }: FlowContext): ReadonlySet<string> {
  const unasked = new Set<string>();
  for (let before = -1; before < unasked.size;) {
    before = unasked.size;
    const given = Object.fromEntries(Object.entries(answers).filter(([section]) => !unasked.has(section)));
    for (const [section, condition] of Object.entries(asked))
      if (!holds(condition, (path) => answerAt({}, path, { answers: given, facts, today: '' }))) unasked.add(section);
  }
  return unasked;
}

const firstTarget = (ways: Ways | undefined): string | undefined =>
  typeof ways === 'string' || ways === undefined ? ways : ([ways].flat()[0] as Transition | undefined)?.target;
