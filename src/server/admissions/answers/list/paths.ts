import { partsOf, type Asked } from './asked.ts';

type Rows = Pick<Asked, 'rows'>;

/** Of all answers to a question within a section, as PostgreSQL writes it: through rows, too. */
export function jsonPathOf({ rows }: Rows, path: string): string {
  const steps = eachStep(path).map(({ name, at }) => `.${JSON.stringify(name)}${rows.has(at) ? '[*]' : ''}`);
  return `$${steps.join('')}`;
}

/** The smallest section that has this answer: what contains it has it. */
export const holding = (asked: Rows, path: string, answer: unknown): object => holdingAll(asked, [{ path, answer }]);

/** @param answers to questions of the same rows: they stand in one row */
export function holdingAll({ rows }: Rows, answers: readonly { readonly path: string; readonly answer: unknown }[]) {
  const section: Record<string, unknown> = {};
  for (const { path, answer } of answers) {
    let group = section;
    const steps = eachStep(path);
    for (const { name, at } of steps.slice(0, -1)) {
      const row = (group[name] ??= rows.has(at) ? [{}] : {}) as Record<string, unknown> | [Record<string, unknown>];
      group = Array.isArray(row) ? row[0] : row;
    }
    group[steps.at(-1)!.name] = answer;
  }
  return section;
}

function eachStep(path: string) {
  const { section, names } = partsOf(path);
  return names.map((name, index) => ({ name, at: [section, ...names.slice(0, index + 1)].join('/') }));
}
