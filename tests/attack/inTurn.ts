import type { Finding } from './attack.ts';
import type { Target } from './target/target.ts';

export type Step = (target: Target) => Promise<readonly Finding[]>;

/** One step after the other. A step that breaks is a finding, and the others are taken all the same. */
export async function inTurn(target: Target, steps: readonly Step[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const step of steps) findings.push(...(await step(target).catch(broken(step.name))));
  return findings;
}

const broken =
  (step: string) =>
  (error: Error): Finding[] => [
    {
      what: `The step ${step} could not be carried out: ${error.message}`,
      reproduce:
        error.stack
          ?.split('\n')
          .slice(1, 3)
          .map((line) => line.trim())
          .join(' ') ?? step,
    },
  ];
