import type { ProgrammeSummary } from '#catalogue/programme.ts';

export function programmeOfMode(programmes: readonly ProgrammeSummary[], mode: string): ProgrammeSummary | undefined {
  const programme = programmes.find(({ card }) => card?.mode === mode);
  if (!programme) console.warn(`Invalid application mode: ${mode}`);
  return programme;
}
