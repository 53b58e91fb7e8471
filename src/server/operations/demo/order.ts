import type { DemoStep } from '../../platform/demo.ts';

/** Each step after those it needs, else as they are given. @throws for two of one name, for a need that no step meets, and for a circle */
export function inOrder(steps: readonly DemoStep[]): DemoStep[] {
  const named = new Map(steps.map((step) => [step.name, step]));
  if (named.size < steps.length)
    throw new Error(
      `Two steps of the demo college have one name: ${steps
        .map(({ name }) => name)
        .sort()
        .join(', ')}`,
    );
  const ordered = new Set<DemoStep>();
  const place = (step: DemoStep, above: readonly string[]) => {
    if (above.includes(step.name))
      throw new Error(`Steps of the demo college need each other: ${[...above, step.name].join(', ')}`);
    for (const need of step.needs) {
      const needed = named.get(need);
      if (!needed) throw new Error(`The step '${step.name}' of the demo college needs '${need}', which no domain has`);
      place(needed, [...above, step.name]);
    }
    ordered.add(step);
  };
  for (const step of steps) place(step, []);
  return [...ordered];
}
