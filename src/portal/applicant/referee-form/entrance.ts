/** What a referee types, or a mail's link brings. */
export interface Entrance {
  readonly refereeEmail: string;
  readonly passCode: string;
}

/** The link holds both behind its #, where no server on the way reads them. */
export function entranceIn(hash: string): Entrance {
  const given = new URLSearchParams(hash.slice(1));
  return { refereeEmail: given.get('refereeEmail') ?? '', passCode: given.get('passCode') ?? '' };
}
