import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

export interface InFlight {
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is under way, what followed from the last of it included, or after `longestMs`. */
  settled(longestMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  const underWay = new Set<Promise<unknown>>();
  return {
    track(work) {
      const ended = () => underWay.delete(work);
      underWay.add(work);
      work.then(ended, ended);
      return work;
    },
    async settled(longestMs) {
      const giveUp = new AbortController();
      const late = pause(longestMs, 'late', { signal: giveUp.signal }).catch(() => 'given up');
      while (underWay.size > 0) {
        if ((await Promise.race([Promise.allSettled(underWay), late])) === 'late') return;
        await turn();
      }
      giveUp.abort();
    },
  };
}
