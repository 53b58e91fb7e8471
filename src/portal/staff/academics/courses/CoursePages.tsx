import { Link } from 'react-router-dom';
import type { courses } from '#contract/academics/courses.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof courses.list> = {
  one: 'course', title: 'Courses', at: ACADEMICS.courses.to, path: '/CourseManagement/courses',
  lead: 'What departments teach. Heads of departments and deans change the courses of the departments that they lead.',
  nameOf: ({ code, title }) => `${code}: ${title}`,
  columns: [
    { name: 'code', title: 'Code', sort: 'code' },
    { name: 'title', title: 'Title', sort: 'title' },
    { name: 'unit', title: 'Unit' },
    { name: 'department', title: 'Department', sort: 'department' },
  ],
  filters: [{ name: 'departmentId', title: 'Department', from: '/Department/all-departments' }],
  searches: 'Code, title or department', emptyWords: 'There are no courses yet',
  facts: ({ code, title, unit, department, offers }) => [
    ['Code', code],
    ['Title', title],
    ['Unit', unit],
    ['Department', department],
    ['Offered', offers === 0 ? 'To no level yet' : <Link to={`${ACADEMICS.courseAssignments.to}?search=${encodeURIComponent(code)}`}>{offers === 1 ? 'Once' : `${offers} times`}</Link>],
  ],
  forms: { create: 'course', correct: 'course-details' },
  uploads: true,
  switchedOff: 'The course is offered to no further level, and given to no other lecturer. Where it was taken, it stays.',
  actions: ({ id, departmentId }) => (
    <Link className={buttonClass(undefined, 'outlined')} to={`${ACADEMICS.courseAssignments.to}/create?courseDepartmentId=${departmentId}&courseId=${id}&departmentId=${departmentId}`}>Offer to a level</Link>
  ),
  listActions: <Link className={buttonClass(undefined, 'outlined')} to={ACADEMICS.courseAssignments.to}>Course assignments</Link>,
};

export const Page = () => <ResourcePages screens={SCREENS} />;
