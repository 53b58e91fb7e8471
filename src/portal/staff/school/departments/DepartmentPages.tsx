import { Link } from 'react-router-dom';
import list from '#lists/school/departments.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { departments } from '#contract/school/departments.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof departments.list> = {
  one: 'department', declared: list, at: SCHOOL.departments.to, path: '/Department/departments', crumbs: [SCHOOL.faculties],
  facts: ({ id, facultyId, faculty, options }) => [
    ['Faculty', <Link to={`${SCHOOL.faculties.to}/${facultyId}`}>{faculty}</Link>],
    ['Options', <Link to={`${SCHOOL.options.to}?departmentId=${id}`}>{options} active</Link>],
  ],
  forms: { create: 'department', correct: 'school-name' },
  uploads: true,
  switchedOff: 'The department is offered to new applicants no more, by no programme either. Who has chosen it keeps it, and its name stays on slips.',
  actions: ({ id, facultyId }) => <Link className={buttonClass(undefined, 'outlined')} to={`${SCHOOL.options.to}/create?facultyId=${facultyId}&departmentId=${id}`}>Add option</Link>,
};

/** A department never changes its faculty, so that answers already given stay true. */
export const Page = () => <ResourcePages screens={SCREENS} />;
