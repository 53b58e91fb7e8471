import type { Subjects } from '#rules/admissions/requirementMistakes.ts';
import { namedRows } from '../../platform/lookups/dataFiles.ts';

const namesOf = (file: string): ReadonlyMap<number, string> =>
  new Map(namedRows(file).map(({ id, name }) => [Number(id), name]));

export const UTME_NAMES = namesOf('utme-subjects');
export const O_LEVEL_NAMES = namesOf('o-level-subjects');
export const GRADE_NAMES = namesOf('o-level-grades');

export const SUBJECTS: Subjects = { utme: [...UTME_NAMES.values()], oLevel: [...O_LEVEL_NAMES.values()] };
