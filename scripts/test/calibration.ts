import { createHash } from 'node:crypto';

/** What the workload takes on an idle core of a usual cloud machine. */
const USUAL_SECONDS = 0.5;
const ROUNDS = 300;
const ROWS = Array.from({ length: 2_000 }, (_, index) => ({
  id: index,
  name: `Applicant ${index}`,
  paid: index % 3 === 0,
}));

/** The work takes a second of a core where the tests run too. */
const EVERY_MS = 60_000;

export interface SlownessWatch {
  /** How many times slower than an idle core of a usual machine it was at its slowest: 1 at least. */
  stop(): number;
}

/** Times a fixed piece of work while the tests run: budgets are of an idle machine, and scaled by the result. */
export function watchSlowness(): SlownessWatch {
  const samples = [timesSlower()];
  const timer = setInterval(() => samples.push(timesSlower()), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(1, ...samples);
    },
  };
}

function timesSlower(): number {
  const started = performance.now();
  const digest = createHash('sha256');
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(ROWS);
    digest.update(text).update(String((JSON.parse(text) as typeof ROWS).toSorted((a, b) => b.id - a.id).length));
  }
  digest.digest();
  return (performance.now() - started) / 1_000 / USUAL_SECONDS;
}
