import type { AdvisedLevel, advisedLevels } from '#contract/academics/registration-approval.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import type { OfClass } from './addresses.ts';

/** The level that the caller advises, or the first of the department that they lead. Who answers for several departments chooses. */
export function useOwnClass(): OfClass | undefined {
  const { data = [] } = useRead<typeof advisedLevels>('/Lecturer/advised-levels', undefined);
  return firstOfOne(data);
}

const firstOfOne = (levels: readonly AdvisedLevel[]): AdvisedLevel | undefined =>
  new Set(levels.map(({ departmentId }) => departmentId)).size === 1 ? levels[0] : undefined;
