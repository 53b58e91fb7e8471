import type { TimedAnswer } from '../target/browser.ts';
import type { Target } from '../target/target.ts';

/** How often what has one effect is sent. */
export const timesAtOnce = ({ times }: Target): number => times(50, 12);

/** Sends the same so many times at once. */
export const atOnce = <Answered extends TimedAnswer>(
  times: number,
  send: (turn: number) => Promise<Answered>,
): Promise<Answered[]> => Promise.all(Array.from({ length: times }, (_, turn) => send(turn)));

export const succeeded = <Answered extends TimedAnswer>(answers: readonly Answered[]): Answered[] =>
  answers.filter(({ status }) => status >= 200 && status < 300);

/** How many different values there are. */
export const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;
