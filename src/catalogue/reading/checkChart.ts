import { machineOf, sectionsWalked } from '../journey.ts';
import { childPointer } from '../pointer.ts';
import type { Chart } from '../programme.ts';
import { checkSections } from './chart/sections.ts';
import { checkStates } from './chart/states.ts';
import { reachable, waysOf } from './chart/ways.ts';
import { checkEach, Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

/** The portal itself enters these states by name. */
const LOGIN = 'login';
const PREVIEW = 'preview';

/** @returns the names of the sections in the order in which they come */
export function checkChart(flow: Resolved, sections: ReadonlyMap<string, Resolved>): readonly string[] {
  const chart = (flow.value as { chart: Chart }).chart;
  checkEach([LOGIN, PREVIEW], (needed) => {
    if (!Object.hasOwn(chart.states, needed)) refuse(flow, '/chart/states', `there is no state '${needed}'.`);
  });
  const mistakes = new Mistakes();
  mistakes.attempt(() => checkStates(flow, chart, '/chart'));
  mistakes.attempt(() => checkSections(flow, chart.states, [...sections.keys()]));
  // Where a way leads to no state, or a section has none, more would be said of what is already told.
  mistakes.raise();
  if (Object.keys(chart.states).some((name) => flow.isHole(childPointer('/chart/states', name))))
    return sectionsInOrder(chart);
  mistakes.attempt(() => checkWays(flow, chart));
  mistakes.attempt(() => checkBack(flow, chart));
  mistakes.attempt(() => checkSubmission(flow, chart));
  mistakes.raise();
  const walked = sectionsInOrder(chart);
  if (sections.size > 0 && walked.length === 0)
    refuse(flow, '/chart/initial', `an applicant who begins at '${chart.initial}' and logs in comes to no section.`);
  return walked;
}

const sectionsInOrder = (chart: Chart) => sectionsWalked(machineOf(chart), { answers: {}, formCompleted: false });

/** Whoever logs in, saves section after section and submits meets them all and comes to the preview. */
function checkWays(flow: Resolved, chart: Chart): void {
  const walked = reachable(chart.states, LOGIN, isForward);
  const stuck = [...walked].filter((name) => !reachable(chart.states, name, isForward).has(PREVIEW));
  const deadEnd = stuck.find((name) => !waysOf(chart.states[name]!).some(({ event }) => isForward(event))) ?? stuck[0];
  if (deadEnd !== undefined)
    refuse(
      flow,
      childPointer('/chart/states', deadEnd),
      `the ${PREVIEW} cannot be reached from '${deadEnd}' by saving.`,
    );
  const skipped = Object.entries(chart.states).find(
    ([name, { meta }]) => meta?.section !== undefined && !walked.has(name),
  );
  if (skipped)
    refuse(
      flow,
      childPointer('/chart/states', skipped[0]),
      `'${skipped[0]}' cannot be reached from the ${LOGIN} by saving.`,
    );
}

/** Who goes back comes to what was asked before. */
function checkBack(flow: Resolved, { states }: Chart): void {
  checkEach(Object.entries(states), ([name, state]) => {
    const later = reachable(states, name, isForward);
    const back = waysOf(state).find(({ event, target }) => event === 'PREVIOUS' && later.has(target));
    if (back)
      refuse(
        flow,
        childPointer('/chart/states', name) + back.pointer,
        `'PREVIOUS' of '${name}' leads to '${back.target}', which ${back.target === name ? 'is itself' : 'comes later'}: let it lead to the section before.`,
      );
  });
}

/** Nobody submits what they have not read through: the last section leads to the check, and only the check to the end. */
function checkSubmission(flow: Resolved, { states }: Chart): void {
  checkEach(Object.entries(states), ([name, state]) => {
    const at = childPointer('/chart/states', name);
    const end = waysOf(state).find(({ event, target }) => event === 'SAVED' && states[target]!.type === 'final');
    if (end)
      refuse(
        flow,
        at + end.pointer,
        `'${name}' ends the form as it is saved, before the answers are checked. Let it lead to a state that is { "$ref": "../shared/check.json" }.`,
      );
    if (state.on?.['SUBMITTED'] !== undefined && state.meta?.hash === undefined)
      refuse(
        flow,
        `${at}/meta`,
        `'hash' is missing: what stands after # while '${state.meta?.title ?? name}' is shown.`,
      );
  });
}

const isForward = (event: string) => ['VERIFIED', 'SAVED', 'SUBMITTED'].includes(event);
