import { dataRows } from '../../platform/lookups/dataFiles.ts';

interface DegreeLength {
  readonly studentTypeId: number;
  readonly begins: string;
  readonly lastLevelId: number;
}

interface OwnLevels {
  readonly studentTypeId: number;
  readonly levelIds: readonly number[];
}

const DEGREES = dataRows<DegreeLength>('degree-lengths');
const LEVELS = dataRows<OwnLevels>('student-type-levels');

/** The last level of a programme: by how its name begins, else the last of its student type. */
export const lastLevelOf = (studentTypeId: number, programme: string): number =>
  DEGREES.find((degree) => degree.studentTypeId === studentTypeId && programme.startsWith(degree.begins))
    ?.lastLevelId ??
  LEVELS.find((levels) => levels.studentTypeId === studentTypeId)?.levelIds.at(-1) ??
  Infinity;
