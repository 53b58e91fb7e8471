import { departmentChangeChecks, type Check, type Reader } from '#rules/departmentChange.ts';
import { GRADE_POINTS } from '#rules/admissions/oLevelPoints.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { provisionalText, type Coverage } from '#rules/academics/provisional.ts';
import { lastLevelOf } from '../promotions/service.ts';
import { wishOf } from './sql.ts';

interface Graded {
  readonly subjectId?: unknown;
  readonly gradeId?: unknown;
}

/** @param departmentId null while none is chosen */
export async function checksFor(
  platform: Pick<Platform, 'lookups'>,
  db: Queryable,
  { studentId, studentTypeId }: { readonly studentId: string; readonly studentTypeId: number },
  departmentId: number | null,
  reader: Reader,
): Promise<Check[]> {
  const [wish] = await wishOf(db, { studentId, departmentId });
  if (!wish) return [];
  const { cumulativePoints: points, cumulativeUnits: units } = wish;
  const wishing = {
    cgpaHundredths: points === null || !units ? null : Math.floor((2 * Number(points) + units) / (2 * units)),
    provisional: provisionalText((wish.semesters ?? []) as Coverage[]),
    credits: wish.oLevel === null ? null : creditsIn(platform, wish.oLevel),
    isFinalYear: wish.isFinalYear || wish.levelId >= lastLevelOf(studentTypeId, wish.programme),
    hasChosen: departmentId !== null,
    placesLeft: wish.placesLeft,
  };
  return departmentChangeChecks(wishing, reader);
}

/** Each subject once, by its better grade; null where no section has a grade. */
function creditsIn({ lookups }: Pick<Platform, 'lookups'>, sections: unknown): number | null {
  const rows = gradedRows(sections);
  if (rows.length === 0) return null;
  const credited = rows.filter(
    ({ gradeId }) => (GRADE_POINTS[lookups.nameOf('o-level-grades', gradeId) ?? ''] ?? 0) > 0,
  );
  return new Set(credited.map(({ subjectId }) => subjectId)).size;
}

function gradedRows(value: unknown): Graded[] {
  if (Array.isArray(value)) return value.flatMap(gradedRows);
  if (typeof value !== 'object' || value === null) return [];
  if ('subjectId' in value && 'gradeId' in value) return [value];
  return Object.values(value).flatMap(gradedRows);
}
