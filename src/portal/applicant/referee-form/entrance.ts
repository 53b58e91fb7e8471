export interface Entrance {
  readonly refereeEmail: string;
  readonly passCode: string;
}

/** The link has both behind its #, which no server on the way reads. */
export function entranceIn(hash: string): Entrance {
  const given = new URLSearchParams(hash.slice(1));
  return { refereeEmail: given.get('refereeEmail') ?? '', passCode: given.get('passCode') ?? '' };
}
