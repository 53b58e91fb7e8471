import type { Jobs } from '#server/platform/jobs/jobs.ts';

/** Jobs that run when a test says so, never by a clock. */
export interface ManualJobs extends Jobs {
  run(name: string): Promise<void>;
}

export function manualJobs(): ManualJobs {
  const works = new Map<string, () => Promise<void>>();
  return {
    async schedule(name, _schedule, work) {
      works.set(name, work);
    },
    async run(name) {
      const work = works.get(name);
      if (!work) throw new Error(`No job is named '${name}': there are ${[...works.keys()].join(', ')}`);
      await work();
    },
    async close() {},
  };
}
