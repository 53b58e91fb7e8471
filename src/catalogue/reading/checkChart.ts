import { machineOf, sectionsWalked } from '../journey.ts';
import { childPointer } from '../pointer.ts';
import type { Chart, ChartState } from '../programme.ts';
import { didYouMean } from './declarationError.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type States = Readonly<Record<string, ChartState>>;

/** The states that the portal itself enters by name. */
const LOGIN = 'login';
const PREVIEW = 'preview';

/** The chart leads from the invoice by login through every section to the preview, and every name in it exists. */
export function checkChart(flow: Resolved, sections: ReadonlyMap<string, Resolved>): void {
  const chart = (flow.value as { chart: Chart }).chart;
  checkStates(flow, chart, '/chart');
  for (const needed of [LOGIN, PREVIEW]) {
    if (!Object.hasOwn(chart.states, needed)) refuse(flow, '/chart/states', `there is no state '${needed}'.`);
  }
  checkSections(flow, chart.states, [...sections.keys()]);
  checkWays(flow, chart);
}

/** Every target is a state beside, every start a state within. */
function checkStates(flow: Resolved, { initial, states }: { initial?: string; states: States }, pointer: string): void {
  const names = Object.keys(states);
  if (initial === undefined) refuse(flow, pointer, `'initial' is missing: the first of the states within.`);
  if (!names.includes(initial)) refuse(flow, `${pointer}/initial`, `there is no state '${initial}'.${didYouMean(initial, names)}`);
  for (const [name, state] of Object.entries(states)) {
    const at = childPointer(`${pointer}/states`, name);
    for (const way of waysOf(state)) {
      if (!names.includes(way.target)) refuse(flow, at + way.pointer, `there is no state '${way.target}'.${didYouMean(way.target, names)}`);
    }
    checkGuards(flow, state, at);
    checkKind(flow, name, state, at);
    if (state.states) checkStates(flow, { states: state.states, ...(state.initial !== undefined && { initial: state.initial }) }, at);
  }
}

function checkKind(flow: Resolved, name: string, { type, on, states, initial, onDone }: ChartState, at: string): void {
  if (type === 'final' && (on || states)) refuse(flow, `${at}/type`, `'${name}' is final, so nothing can lead on from it or stand within it.`);
  if (initial !== undefined && !states) refuse(flow, `${at}/initial`, `'${name}' has no states within, so it has no first one.`);
  if (onDone && !Object.values(states ?? {}).some((within) => within.type === 'final')) refuse(flow, `${at}/onDone`, `'onDone' never happens: no state within '${name}' is final.`);
}

/** Of several ways the first whose guard holds is taken: the last has none, and only the last. */
function checkGuards(flow: Resolved, state: ChartState, at: string): void {
  for (const [event, ways] of Object.entries({ ...state.on })) {
    if (!Array.isArray(ways)) continue;
    const open = ways.findIndex(({ guard }) => guard === undefined);
    const pointer = childPointer(`${at}/on`, event);
    if (open < 0) refuse(flow, pointer, `when no guard holds, nothing happens: the last way needs no guard.`);
    if (open < ways.length - 1) refuse(flow, `${pointer}/${open + 1}`, `this way is never taken: the one before it has no guard.`);
  }
}

interface Way {
  readonly event: string;
  readonly target: string;
  /** Of the target, below the state. */
  readonly pointer: string;
}

function waysOf(state: ChartState): Way[] {
  const named = [...Object.entries(state.on ?? {}).map(([event, ways]) => [event, ways, childPointer('/on', event)] as const),
    ...(state.onDone ? [['onDone', state.onDone, '/onDone'] as const] : [])];
  return named.flatMap(([event, ways, pointer]) => {
    if (typeof ways === 'string') return [{ event, target: ways, pointer }];
    if (!Array.isArray(ways)) return [{ event, target: (ways as { target: string }).target, pointer: `${pointer}/target` }];
    return (ways as { target: string }[]).map(({ target }, index) => ({ event, target, pointer: `${pointer}/${index}/target` }));
  });
}

/** Every section stands in exactly one state, under a hash of its own. */
function checkSections(flow: Resolved, states: States, sections: readonly string[]): void {
  const shown = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const [name, { meta }] of Object.entries(states)) {
    const at = `${childPointer('/chart/states', name)}/meta`;
    if (meta?.hash !== undefined) claim(flow, hashes, meta.hash, name, `${at}/hash`, 'hash');
    if (meta?.section === undefined) continue;
    if (!sections.includes(meta.section)) refuse(flow, `${at}/section`, `there is no section '${meta.section}'.${didYouMean(meta.section, sections)}`);
    if (meta.hash === undefined) refuse(flow, at, `'hash' is missing: what stands after # while '${meta.title}' is shown.`);
    claim(flow, shown, meta.section, name, `${at}/section`, 'section');
  }
  const missing = sections.find((section) => !shown.has(section));
  if (missing !== undefined) refuse(flow, '/chart/states', `no state shows the section '${missing}'.`);
}

function claim(flow: Resolved, owners: Map<string, string>, value: string, state: string, pointer: string, noun: string): void {
  const owner = owners.get(value);
  if (owner !== undefined) refuse(flow, pointer, `the ${noun} '${value}' is already that of '${owner}'.`);
  owners.set(value, state);
}

/** Nothing is out of reach, and whoever logs in and saves section after section comes to the preview. */
function checkWays(flow: Resolved, chart: Chart): void {
  const reached = reachable(chart.states, chart.initial, () => true);
  for (const name of Object.keys(chart.states)) {
    if (!reached.has(name)) refuse(flow, childPointer('/chart/states', name), `nothing leads to '${name}'.`);
  }
  const walked = reachable(chart.states, LOGIN, isForward);
  const stuck = [...walked].filter((name) => !reachable(chart.states, name, isForward).has(PREVIEW));
  const deadEnd = stuck.find((name) => !waysOf(chart.states[name]!).some(({ event }) => isForward(event))) ?? stuck[0];
  if (deadEnd !== undefined) refuse(flow, childPointer('/chart/states', deadEnd), `the ${PREVIEW} cannot be reached from '${deadEnd}' by saving.`);
  const skipped = Object.entries(chart.states).find(([name, { meta }]) => meta?.section !== undefined && !walked.has(name));
  if (skipped) refuse(flow, childPointer('/chart/states', skipped[0]), `'${skipped[0]}' cannot be reached from the ${LOGIN} by saving.`);
  if (sectionsWalked(machineOf(chart), {}).length === 0) refuse(flow, '/chart/initial', `an applicant who begins at '${chart.initial}' and logs in comes to no section.`);
}

const isForward = (event: string) => event === 'VERIFIED' || event === 'SAVED';

/** The states that can be come to from one, itself included, whatever the guards say. */
function reachable(states: States, from: string, follows: (event: string) => boolean): Set<string> {
  const reached = new Set([from]);
  for (const name of reached) {
    for (const { event, target } of waysOf(states[name]!)) if (follows(event)) reached.add(target);
  }
  return reached;
}
