import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectorsInWords } from '../charges/service.ts';

/** Whom each fee assignment is for, by its id: 'Computer Science, 100 Level'. */
export async function rulesInWords(
  db: Queryable,
  { lookups }: Pick<Platform, 'lookups'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await selectorsInWords(db, { ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ id, programme, department, levelId, entrySession, isIndigene, tag, genderId, studentType }) => [
      id,
      [
        programme,
        department,
        levelId === null ? null : levelName({ lookups }, levelId),
        entrySession && `who entered in ${entrySession}`,
        isIndigene === null ? null : isIndigene ? 'indigenes' : 'non-indigenes',
        tag,
        genderId === null ? null : lookups.nameOf('genders', genderId),
      ]
        .filter((each) => typeof each === 'string')
        .join(', ') || `every ${studentType} student`,
    ]),
  );
}

export const levelName = ({ lookups }: Pick<Platform, 'lookups'>, levelId: number): string =>
  lookups.nameOf('levels', levelId) ?? `${levelId} Level`;
