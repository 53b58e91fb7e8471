import type { Attack, Finding } from './attack.ts';
import type { Tally } from './target/tally.ts';
import { targetOf, type TargetOptions } from './target/target.ts';

/** What a part did and found. */
export interface Outcome {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
  readonly notes: readonly string[];
  readonly findings: readonly Finding[];
}

/** One part after the other, since each leaves its mark on the limits of the addresses that it came from. */
export async function runAttacks(
  attacks: readonly Attack[],
  options: TargetOptions,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const attack of attacks) {
    const outcome = await runAttack(attack, options);
    tell(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function runAttack({ name, run }: Attack, options: TargetOptions): Promise<Outcome> {
  const target = targetOf({ ...options, seed: seedOf(name, options.seed) });
  const started = performance.now();
  const findings = await run(target).catch((error: Error) => [
    { what: `It could not be carried out: ${error.message}`, reproduce: error.stack?.split('\n')[1]?.trim() ?? name },
  ]);
  target.close();
  const failures = [...target.tally.failures].map(([kind, request]) => ({
    what: `The server failed: ${kind}`,
    reproduce: request,
  }));
  return {
    name,
    tally: target.tally,
    seconds: (performance.now() - started) / 1000,
    notes: target.notes,
    findings: [...findings, ...failures],
  };
}

/** Of each part another, so that no two make the same people. */
const seedOf = (name: string, seed: number): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed) >>> 0;
