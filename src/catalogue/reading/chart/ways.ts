import { childPointer } from '../../pointer.ts';
import type { ChartState } from '../../programme.ts';

export type States = Readonly<Record<string, ChartState>>;

export interface Way {
  readonly event: string;
  readonly target: string;
  /** The pointer of the target, below the state. */
  readonly pointer: string;
}

export function waysOf(state: ChartState): Way[] {
  const named = [
    ...Object.entries(state.on ?? {}).map(([event, ways]) => [event, ways, childPointer('/on', event)] as const),
    ...(state.onDone ? [['onDone', state.onDone, '/onDone'] as const] : []),
  ];
  return named.flatMap(([event, ways, pointer]) => {
    if (typeof ways === 'string') return [{ event, target: ways, pointer }];
    if (!Array.isArray(ways))
      return [{ event, target: (ways as { target: string }).target, pointer: `${pointer}/target` }];
    return (ways as { target: string }[]).map(({ target }, index) => ({
      event,
      target,
      pointer: `${pointer}/${index}/target`,
    }));
  });
}

/** Guards are ignored, and the state itself is included. */
export function reachable(states: States, from: string, follows: (event: string) => boolean): Set<string> {
  const reached = new Set([from]);
  for (const name of reached) {
    for (const { event, target } of waysOf(states[name]!)) if (follows(event)) reached.add(target);
  }
  return reached;
}
