import { readRequirement, type Requirement } from '#rules/admissions/requirement.ts';
import { inForceOn } from '#rules/admissions/requirementMistakes.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { requirementsOfUtme } from './sql/inForce.ts';

export { GRADE_NAMES, O_LEVEL_NAMES, UTME_NAMES } from './subjects.ts';

/** A requirement as it stood: its revision counts each change. */
export interface InForceRequirement extends Requirement {
  readonly id: number;
  readonly revision: number;
}

export type RequirementsInForce = ReadonlyMap<string, InForceRequirement>;

export const requirementKey = (departmentId: number, programmeId: number): string => `${departmentId}/${programmeId}`;

/** Of candidates of UTME, by `requirementKey`; a programme that is missing has none that is known. */
export async function requirementsOn(db: Queryable, day: string): Promise<RequirementsInForce> {
  const rows = await requirementsOfUtme(db, { day });
  const ofProgramme = Map.groupBy(rows, ({ departmentId, programmeId }) => requirementKey(departmentId, programmeId));
  return new Map(
    [...ofProgramme].flatMap(([key, periods]) => {
      const row = inForceOn(periods, day);
      return row ? [[key, { id: row.id, revision: row.revision, ...readRequirement(row) }] as const] : [];
    }),
  );
}
