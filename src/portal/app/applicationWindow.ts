import type { ProgrammeSummary } from '#catalogue/programme.ts';

/** Both ends are inclusive. */
export function windowOf({ opens, closes }: Pick<ProgrammeSummary, 'opens' | 'closes'>, today: string): 'coming' | 'open' | 'closed' {
  if (today < opens) return 'coming';
  return today > closes ? 'closed' : 'open';
}

export const STAGES = { coming: 'Opens soon', open: 'Open', closed: 'Closed' } as const;
