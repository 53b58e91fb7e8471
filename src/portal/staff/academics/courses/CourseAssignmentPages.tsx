import { Link } from 'react-router-dom';
import type { departmentCourses } from '#contract/academics/courses.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { assignAddress } from './addresses.ts';
import { offeredTo } from './offer.ts';

const SCREENS: ScreensOf<typeof departmentCourses.list> = {
  one: 'course assignment', title: 'Course assignments', at: ACADEMICS.courseAssignments.to, path: '/CourseManagement/course-assignments', crumbs: [ACADEMICS.courses],
  lead: 'Which courses each department offers to which level in which semester, and who teaches them.',
  nameOf: ({ code, title }) => `${code}: ${title}`,
  columns: [
    { name: 'code', title: 'Code', sort: 'code' },
    { name: 'title', title: 'Title' },
    { name: 'unit', title: 'Unit', isSpare: true },
    { name: 'department', title: 'Offered by', sort: 'department', shown: ({ department, option }) => (option ? `${department}, ${option}` : department) },
    { name: 'levelId', title: 'Level', sort: 'level' },
    { name: 'semester', title: 'Semester' },
    { name: 'lecturer', title: 'Taught by', shown: ({ lecturer, assistants }) => ([lecturer, assistants].filter(Boolean).join(', ') || <Tag look="warning">Nobody yet</Tag>) },
    { name: 'assistants', title: 'Assistants', isSpare: true },
  ],
  filters: [
    { name: 'departmentId', title: 'Department', from: '/Department/all-departments' },
    { name: 'levelId', title: 'Level', from: '/Select/levels' },
    { name: 'semesterId', title: 'Semester', from: '/Select/semesters' },
  ],
  searches: 'Course, department or lecturer', emptyWords: 'No department offers a course yet',
  facts: ({ courseId, code, title, unit, lecturer, assistants, ...offer }) => [
    ['Course', <Link to={`${ACADEMICS.courses.to}/${courseId}`}>{code}: {title}</Link>],
    ['Unit', unit],
    ['Offered to', offeredTo(offer)],
    ['Semester', offer.semester],
    ['Main lecturer', lecturer ?? 'Nobody yet'],
    ['Assistants', assistants],
  ],
  forms: { create: 'department-course' },
  switchedOff: 'The course is offered to this level no more. Who has taken it keeps it.',
  actions: ({ departmentId, levelId, semesterId, lecturerUserName }) => (
    <Link className={buttonClass(undefined, 'outlined')} to={assignAddress({ lecturer: lecturerUserName, departmentId, levelId, semesterId })}>Lecturers</Link>
  ),
};

export const Page = () => <ResourcePages screens={SCREENS} />;
