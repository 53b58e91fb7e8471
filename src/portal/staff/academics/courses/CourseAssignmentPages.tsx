import { Link } from 'react-router-dom';
import list from '#lists/academics/course-assignments.json' with { type: 'json' };
import type { departmentCourses } from '#contract/academics/courses.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { assignAddress } from './addresses.ts';
import { offeredTo } from './offer.ts';

const SCREENS: ScreensOf<typeof departmentCourses.list> = {
  one: 'course assignment',
  declared: list,
  at: ACADEMICS.courseAssignments.to,
  path: '/CourseManagement/course-assignments',
  crumbs: [ACADEMICS.courses],
  nameOf: ({ code, title }) => `${code}: ${title}`,
  facts: ({ courseId, code, title, unit, lecturer, assistants, ...offer }) => [
    [
      'Course',
      <Link to={`${ACADEMICS.courses.to}/${courseId}`}>
        {code}: {title}
      </Link>,
    ],
    ['Unit', unit],
    ['Offered to', offeredTo(offer)],
    ['Semester', offer.semester],
    ['Main lecturer', lecturer ?? 'Nobody yet'],
    ['Assistants', assistants],
  ],
  forms: { create: 'department-course' },
  switchedOff: 'The course is no longer offered to this level. People who have taken it keep it.',
  actions: ({ departmentId, levelId, semesterId, lecturerUserName }) => (
    <Link
      className={buttonClass(undefined, 'outlined')}
      to={assignAddress({ lecturer: lecturerUserName, departmentId, levelId, semesterId })}
    >
      Lecturers
    </Link>
  ),
};

export const CourseAssignmentPages = () => <ResourcePages screens={SCREENS} />;
