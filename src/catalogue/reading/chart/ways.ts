import { childPointer } from '../../pointer.ts';
import type { ChartState } from '../../programme.ts';

export type States = Readonly<Record<string, ChartState>>;

/** One way out of a state. */
export interface Way {
  readonly event: string;
  readonly target: string;
  /** Of the target, below the state. */
  readonly pointer: string;
}

/** Every way out of a state, by whatever event and under whatever guard. */
export function waysOf(state: ChartState): Way[] {
  const named = [...Object.entries(state.on ?? {}).map(([event, ways]) => [event, ways, childPointer('/on', event)] as const),
    ...(state.onDone ? [['onDone', state.onDone, '/onDone'] as const] : [])];
  return named.flatMap(([event, ways, pointer]) => {
    if (typeof ways === 'string') return [{ event, target: ways, pointer }];
    if (!Array.isArray(ways)) return [{ event, target: (ways as { target: string }).target, pointer: `${pointer}/target` }];
    return (ways as { target: string }[]).map(({ target }, index) => ({ event, target, pointer: `${pointer}/${index}/target` }));
  });
}

/** The states that can be come to from one, itself included, whatever the guards say. */
export function reachable(states: States, from: string, follows: (event: string) => boolean): Set<string> {
  const reached = new Set([from]);
  for (const name of reached) {
    for (const { event, target } of waysOf(states[name]!)) if (follows(event)) reached.add(target);
  }
  return reached;
}
