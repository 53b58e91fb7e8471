export interface Promoting {
  /** Of the admission: 'matriculated', 'deferred'. */
  readonly state: string;
  /** Of the latest published results; null before there are any. */
  readonly standing: string | null;
  readonly levelId: number;
  readonly isFinalYear: boolean;
  readonly lastLevelId: number;
}

export interface Promoted {
  readonly outcome: 'moves' | 'final' | 'repeats' | 'stays';
  /** Null for who gets no place in the next session. */
  readonly toLevelId: number | null;
  readonly reason: string | null;
}

const STEP = 100;

const STAYS: Readonly<Record<string, string>> = {
  deferred: 'The studies are deferred',
  suspended: 'The student is suspended',
  withdrawn: 'The student is withdrawn',
  completed: 'The studies are completed',
  graduated: 'The student has graduated',
};

/** Where a student stands in the next session: a level up, in the final year, again in it, or nowhere until somebody decides. */
export function promoted({ state, standing, levelId, isFinalYear, lastLevelId }: Promoting): Promoted {
  if (state !== 'matriculated')
    return { outcome: 'stays', toLevelId: null, reason: STAYS[state] ?? 'There is no matric number yet' };
  if (standing === 'withdrawal recommended')
    return { outcome: 'stays', toLevelId: null, reason: 'Withdrawal is recommended, and nobody has confirmed it yet' };
  if (isFinalYear || levelId >= lastLevelId)
    return { outcome: 'repeats', toLevelId: levelId, reason: 'The final year is not completed' };
  const toLevelId = levelId + STEP;
  return { outcome: toLevelId >= lastLevelId ? 'final' : 'moves', toLevelId, reason: null };
}
