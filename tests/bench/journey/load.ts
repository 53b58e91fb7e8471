import { apply, type Paper } from './applicant.ts';
import { Visitor, type Sent } from './visitor.ts';

/** What came of a load. */
export interface Outcome {
  readonly seconds: number;
  /** Milliseconds of each journey that came to its end. */
  readonly journeys: readonly number[];
  readonly sent: readonly Sent[];
  readonly errors: readonly string[];
}

/** Who applied before, in any load of this process: phone numbers and addresses are used once. */
let applicants = 0;

/** So many applicants at a time, each the whole way with no time to think, until `journeys` have been begun. */
export async function journeysAt(
  ports: readonly number[],
  { atOnce, journeys, paper }: { atOnce: number; journeys: number; paper: Paper },
): Promise<Outcome> {
  const outcome = { journeys: [] as number[], sent: [] as Sent[], errors: [] as string[] };
  let begun = 0;
  const began = performance.now();
  const one = async () => {
    while (begun++ < journeys) {
      const visitor = new Visitor(ports, ++applicants);
      const start = performance.now();
      try {
        await apply(visitor, paper);
        outcome.journeys.push(performance.now() - start);
      } catch (cause) {
        outcome.errors.push(String(cause));
      }
      outcome.sent.push(...visitor.sent);
      visitor.leave();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { ...outcome, seconds: (performance.now() - began) / 1000 };
}
