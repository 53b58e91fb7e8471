import type { Platform } from '../../platform/platform.ts';
import { levelName } from '../student-fees/service.ts';

export interface GroupNames {
  readonly programme: string | null;
  readonly department: string | null;
  readonly levelId: number | null;
  readonly entrySession: string | null;
  readonly isIndigene: boolean | null;
  readonly tag: string | null;
  readonly genderId: number | null;
}

/** 'Computer Science, 100 Level, non-indigenes'; 'All' where nothing is chosen. */
export function groupWords({ lookups }: Pick<Platform, 'lookups'>, group: GroupNames): string {
  const { programme, department, levelId, entrySession, isIndigene, tag, genderId } = group;
  const parts = [
    programme,
    department,
    levelId === null ? null : levelName({ lookups }, levelId),
    entrySession === null ? null : `entered in ${entrySession}`,
    isIndigene === null ? null : isIndigene ? 'indigenes' : 'non-indigenes',
    tag === null ? null : `group ${tag}`,
    genderId === null ? null : (lookups.nameOf('genders', genderId) ?? null),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'All' : parts.join(', ');
}
