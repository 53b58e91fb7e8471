import { childPointer } from '../../pointer.ts';
import type { ChartState } from '../../programme.ts';
import { didYouMean } from '../declarationError.ts';
import { checkEach } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import { reachable, waysOf, type States } from './ways.ts';

/** Every target is a state beside, every start a state within, and each state can be reached and left. */
export function checkStates(
  flow: Resolved,
  { initial, states }: { initial?: string | undefined; states: States },
  pointer: string,
): void {
  const names = Object.keys(states);
  if (initial === undefined) refuse(flow, pointer, `'initial' is missing: the first of the states within.`);
  if (!names.includes(initial))
    refuse(flow, `${pointer}/initial`, `there is no state '${initial}'.${didYouMean(initial, names)}`);
  checkEach(Object.entries(states), ([name, state]) => {
    const at = childPointer(`${pointer}/states`, name);
    // Its reference leads nowhere, so that nobody knows where it would lead.
    if (flow.isHole(at)) return;
    checkEach(waysOf(state), (way) => {
      if (!names.includes(way.target))
        refuse(flow, at + way.pointer, `there is no state '${way.target}'.${didYouMean(way.target, names)}`);
    });
    checkGuards(flow, state, at);
    checkEnd(flow, name, state, at);
    if (state.states) checkStates(flow, { initial: state.initial, states: state.states }, at);
  });
  if (names.some((name) => flow.isHole(childPointer(`${pointer}/states`, name)))) return;
  const reached = reachable(states, initial, () => true);
  const unreached = names.find((name) => !reached.has(name));
  if (unreached !== undefined)
    refuse(flow, childPointer(`${pointer}/states`, unreached), `nothing leads to '${unreached}'.`);
}

/** A state is final or leads on; one that contains a final state leads on by `onDone`. */
function checkEnd(flow: Resolved, name: string, state: ChartState, at: string): void {
  const { type, on, states, initial, onDone } = state;
  const endsWithin = Object.values(states ?? {}).some((within) => within.type === 'final');
  if (type === 'final' && (on || states))
    refuse(flow, `${at}/type`, `'${name}' is final, so nothing can lead on from it or be within it.`);
  if (initial !== undefined && !states)
    refuse(flow, `${at}/initial`, `'${name}' has no states within, so it has no first one.`);
  if (onDone && !endsWithin)
    refuse(flow, `${at}/onDone`, `'onDone' never happens: no state within '${name}' is final.`);
  if (!onDone && endsWithin)
    refuse(flow, at, `'onDone' is missing in '${name}': where to go when the states within have come to their end.`);
  if (type !== 'final' && !states && waysOf(state).length === 0)
    refuse(flow, at, `'${name}' leads nowhere: where the flow ends, say "type": "final".`);
}

/** XState takes the first way whose guard holds, so the last way, and no other, has no guard. */
function checkGuards(flow: Resolved, state: ChartState, at: string): void {
  for (const [event, ways] of Object.entries({ ...state.on })) {
    if (!Array.isArray(ways)) continue;
    const open = ways.findIndex(({ guard }) => guard === undefined);
    const pointer = childPointer(`${at}/on`, event);
    if (open < 0) refuse(flow, pointer, `when no guard holds, nothing happens: the last way needs no guard.`);
    if (open < ways.length - 1)
      refuse(flow, `${pointer}/${open + 1}`, `this way is never taken: the one before it has no guard.`);
  }
}
