import type { Reading } from '#contract/admissions/answers.ts';
import type { Taken } from './lines.ts';
import { ABOUT_HEAD } from './taking.ts';

/** One object an application: what is known of it, and under `answers` its sections, with groups and rows as they are. */
export async function* jsonLines(taken: AsyncIterable<Taken>): AsyncGenerator<string> {
  for await (const { about, sections } of taken) {
    const known = ABOUT_HEAD.map((title, index) => {
      const cell = about[index] ?? null;
      return [title, cell !== null && typeof cell === 'object' && 'moment' in cell ? cell.moment : cell] as const;
    });
    const answers = sections.map(({ name, readings }) => [name, valuesOf(readings)] as const);
    yield `${JSON.stringify({ ...Object.fromEntries(known), answers: Object.fromEntries(answers) })}\n`;
  }
}

const valuesOf = (readings: readonly Reading[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    readings.filter(({ isHidden }) => !isHidden).map((each) => [each.path.split('/').at(-1)!, valueOf(each)]),
  );

function valueOf({ kind, answer, rows }: Reading): unknown {
  if (!rows) return answer;
  return kind === 'group' ? valuesOf(rows[0]!.readings) : rows.map(({ readings }) => valuesOf(readings));
}
