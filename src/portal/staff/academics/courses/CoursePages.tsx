import { Link } from 'react-router-dom';
import list from '#lists/academics/courses.json' with { type: 'json' };
import type { courses } from '#contract/academics/courses.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof courses.list> = {
  one: 'course',
  declared: list,
  at: ACADEMICS.courses.to,
  path: '/CourseManagement/courses',
  nameOf: ({ code, title }) => `${code}: ${title}`,
  facts: ({ code, title, unit, department, offers }) => [
    ['Code', code],
    ['Title', title],
    ['Unit', unit],
    ['Department', department],
    [
      'Offered',
      offers === 0 ? (
        'To no level yet'
      ) : (
        <Link to={`${ACADEMICS.courseAssignments.to}?search=${encodeURIComponent(code)}`}>
          {offers === 1 ? 'Once' : `${offers} times`}
        </Link>
      ),
    ],
  ],
  forms: { create: 'course', correct: 'course-details' },
  uploads: true,
  switchedOff:
    'The course is offered to no further level, and given to no other lecturer. Where it was taken, it stays.',
  actions: ({ id, departmentId }) => (
    <Link
      className={buttonClass(undefined, 'outlined')}
      to={`${ACADEMICS.courseAssignments.to}/create?courseDepartmentId=${departmentId}&courseId=${id}&departmentId=${departmentId}`}
    >
      Offer to a level
    </Link>
  ),
  listActions: (
    <Link className={buttonClass(undefined, 'outlined')} to={ACADEMICS.courseAssignments.to}>
      Course assignments
    </Link>
  ),
};

export const CoursePages = () => <ResourcePages screens={SCREENS} />;
