import { Navigate } from 'react-router-dom';
import type { AdvisedLevel, advisedLevels } from '#contract/academics/registration-approval.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { classResultsAt } from './addresses.ts';

/** Leads to the level that the caller advises, or to the first of the department that they lead. Who answers for several departments chooses. */
export function OwnClass() {
  const { data = [] } = useRead<typeof advisedLevels>('/Lecturer/advised-levels', undefined);
  const own = firstOfOne(data);
  return own ? <Navigate to={classResultsAt(own)} replace /> : null;
}

const firstOfOne = (levels: readonly AdvisedLevel[]): AdvisedLevel | undefined =>
  new Set(levels.map(({ departmentId }) => departmentId)).size === 1 ? levels[0] : undefined;
