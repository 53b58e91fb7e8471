import type { CDPSession } from 'playwright';

/** Of a trace, the part that is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself ran: another process on the same processor does not count. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Every entry from the browser into the page's script, its microtasks included: listeners, timers, replies of the device's database. */
const SCRIPT = new Set(['v8.callFunction', 'RunMicrotasks']);

/** Records the whole browser until it is called again; answers the milliseconds of script in the page of each keydown, up to the next keydown anywhere. */
export async function recordScript(line: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    events.push(...(value as TraceEvent[]));
  };
  line.on('Tracing.dataCollected', collect);
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      line.once('Tracing.tracingComplete', () => resolve());
    });
    await line.send('Tracing.end');
    await complete;
    line.off('Tracing.dataCollected', collect);
    return scriptPerKey(events);
  };
}

function scriptPerKey(events: readonly TraceEvent[]): number[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .sort((a, b) => a.ts - b.ts);
  const threads = new Map(
    keys.map(({ pid, tid }) => [
      pid,
      outermost(
        events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && SCRIPT.has(event.name)),
      ),
    ]),
  );
  return keys.map(({ pid, ts }, index) => {
    const end = keys[index + 1]?.ts ?? Infinity;
    return (
      threads
        .get(pid)!
        .filter((event) => event.ts >= ts && event.ts < end)
        .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
    );
  });
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...events]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isInner = ts < end;
      if (!isInner) end = ts + dur;
      return !isInner;
    });
}
