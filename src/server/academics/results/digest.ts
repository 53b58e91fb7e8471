import type { Marks } from '#rules/academics/grading.ts';
import { jsonHash } from '../../platform/jsonHash.ts';

interface Scored extends Marks {
  readonly id: string;
}

/** What a person saw of a sheet: two sheets with one digest have the same students and marks. */
export const digestOf = (
  of: { readonly departmentCourseId: number; readonly sessionId: number },
  lines: readonly Scored[],
): string =>
  jsonHash([
    of.departmentCourseId,
    of.sessionId,
    lines.map(({ id, ca, exam, code }) => [id, ca, exam, code]).toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
  ]);
