import type { Endpoint } from '#contract/kit/endpoint.ts';
import { accessRefusal, type User } from '../../platform/auth/caller.ts';
import type { Problem } from '../../platform/problem.ts';

/** What can be done to a row: the endpoint that does it, and the domain's word on this row at this moment. */
export interface Act<Row> {
  readonly endpoint: Endpoint;
  /** Its route throws what this returns, so that a page offers what the route would do and nothing else. */
  readonly refusal: (row: Row, user: User) => Problem | undefined;
}

/** The acts that would not be refused: a row carries their names as its `may`. */
export const mayOf = <Name extends string, Row>(acts: Readonly<Record<Name, Act<Row>>>, row: Row, user: User): Name[] =>
  (Object.keys(acts) as Name[]).filter(
    (name) => !accessRefusal(acts[name].endpoint, user) && !acts[name].refusal(row, user),
  );

/** @throws Problem where the act is refused on this row */
export function requireAct<Row>({ refusal }: Act<Row>, row: Row, user: User): void {
  const problem = refusal(row, user);
  if (problem) throw problem;
}
