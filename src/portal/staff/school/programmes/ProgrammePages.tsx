import { Link } from 'react-router-dom';
import list from '#lists/school/programmes.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { programmes } from '#contract/school/programmes.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof programmes.list> = {
  one: 'programme', declared: list, at: SCHOOL.programmes.to, path: '/SchoolProgramme/programmes',
  facts: ({ name, studentTypeId, studentType, departments }) => [
    ['Student type', <Link to={`${SCHOOL.studentTypes.to}/${studentTypeId}`}>{studentType}</Link>],
    ['Departments', <Link to={`${SCHOOL.programmeDepartments.to}?search=${encodeURIComponent(name)}`}>{departments} active</Link>],
  ],
  forms: { create: 'school-programme', correct: 'school-name' },
  uploads: true,
  switchedOff: 'The programme is offered to new applicants no more. Who has chosen it keeps it, and its name stays on slips.',
  actions: ({ id, studentTypeId }) => (
    <Link className={buttonClass(undefined, 'outlined')} to={`${SCHOOL.programmeDepartments.to}/create?studentTypeId=${studentTypeId}&schoolProgrammeId=${id}`}>Add department</Link>
  ),
  listActions: <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.programmeDepartments.to}>Departments of programmes</Link>,
};

export const Page = () => <ResourcePages screens={SCREENS} />;
