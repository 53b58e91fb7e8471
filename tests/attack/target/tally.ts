/** What came back of all that a part has sent. */
export interface Tally {
  requests: number;
  /** 4xx, but for those limited. */
  refused: number;
  /** 429. */
  limited: number;
  /** Never answered, or cut. */
  unanswered: number;
  /** 5xx: of each kind of request the first, which is a finding by itself. */
  readonly failures: Map<string, string>;
}

export const newTally = (): Tally => ({ requests: 0, refused: 0, limited: 0, unanswered: 0, failures: new Map() });

/** What a server says whose pages were never built: an attack on the API alone has no need of them. */
const UNBUILT = 'The portal is not built yet';

/** @param status 0 where nothing came back */
export function count(tally: Tally, { status, text }: { status: number; text: string }, request: string): void {
  tally.requests += 1;
  if (status === 0) tally.unanswered += 1;
  else if (status === 429) tally.limited += 1;
  else if (status >= 500 && !text.startsWith(UNBUILT))
    tally.failures.set(`${status} ${request.split('?')[0]!.replace(/[0-9a-f-]{36}/g, ':id')}`, request);
  else if (status >= 400) tally.refused += 1;
}
