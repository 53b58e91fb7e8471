import { Link } from 'react-router-dom';
import { SCHOOL } from '#contract/school/pages.ts';
import type { programmes } from '#contract/school/programmes.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof programmes.list> = {
  one: 'programme', title: 'Programmes', at: SCHOOL.programmes.to, path: '/SchoolProgramme/programmes',
  lead: 'The diplomas, degrees and certificate courses that the college offers, each for a type of student.',
  nameOf: ({ name }) => name,
  columns: [
    { name: 'name', title: 'Programme', sort: 'name' },
    { name: 'studentType', title: 'Student type', sort: 'studentType' },
    { name: 'departments', title: 'Departments' },
  ],
  filters: [{ name: 'studentTypeId', title: 'Student type', from: '/StudentType/student-types' }],
  searches: 'Programme or student type', emptyWords: 'There are no programmes yet',
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
