import type { ProgrammeSummary, RefusedProgramme } from '#catalogue/programme.ts';

/** What another programme has taken over meanwhile is that one's. */
export const refusedOfType = (
  programmes: readonly ProgrammeSummary[],
  refused: readonly RefusedProgramme[] = [],
  type: number | null | undefined,
): RefusedProgramme | undefined =>
  typeof type === 'number' && !programmes.some(({ applicationTypeId }) => applicationTypeId === type)
    ? refused.find(({ applicationTypeId }) => applicationTypeId === type)
    : undefined;
