import { createHash } from 'node:crypto';

/** What the workload takes on an idle core of a usual cloud machine. */
const USUAL_SECONDS = 0.5;
const ROUNDS = 300;
const ROWS = Array.from({ length: 2_000 }, (_, index) => ({ id: index, name: `Applicant ${index}`, paid: index % 3 === 0 }));

/**
 * How many times slower than usual this machine is at this moment, 1 when it is as fast or faster: a fixed piece of
 * work, timed. Seconds on a machine that is slow, or busy with others, are judged by it.
 */
export function measureSlowness(): number {
  const started = performance.now();
  const digest = createHash('sha256');
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(ROWS);
    digest.update(text).update(String((JSON.parse(text) as typeof ROWS).toSorted((a, b) => b.id - a.id).length));
  }
  digest.digest();
  return Math.max(1, (performance.now() - started) / 1_000 / USUAL_SECONDS);
}
