import { Link } from 'react-router-dom';
import departments from '#lists/school/programme-departments.json' with { type: 'json' };
import list from '#lists/school/programmes.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { programmes } from '#contract/school/programmes.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof programmes.list> = {
  one: 'programme',
  declared: list,
  at: SCHOOL.programmes.to,
  path: '/SchoolProgramme/programmes',
  parent: { at: SCHOOL.studentTypes.to, id: 'studentTypeId', name: 'studentType' },
  facts: ({ studentTypeId, studentType, unitsNeeded }) => [
    ['Student type', <Link to={`${SCHOOL.studentTypes.to}/${studentTypeId}`}>{studentType}</Link>],
    ['Units for the degree', unitsNeeded === null ? 'No total' : String(unitsNeeded)],
  ],
  forms: { create: 'school-programme', correct: 'programme-details' },
  uploads: true,
  switchedOff:
    'The programme is no longer offered to new applicants. People who have chosen it keep it, and its name stays on slips.',
  related: [
    {
      name: 'Departments',
      one: 'department',
      declared: departments,
      page: SCHOOL.programmeDepartments,
      path: '/SchoolProgramme/programme-departments',
      by: 'schoolProgrammeId',
      gives: ['studentTypeId'],
    },
  ],
  listActions: (
    <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.programmeDepartments.to}>
      Departments of programmes
    </Link>
  ),
};

export const ProgrammePages = () => <ResourcePages screens={SCREENS} />;
