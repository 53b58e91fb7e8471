import declared from '#lists/academics/lecturer-courses.json' with { type: 'json' };
import type { lecturerCourses } from '#contract/academics/courses.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

export const MyCoursesPage = () => (
  <ListPage<typeof lecturerCourses.list> declared={declared} path="/Lecturer/lecturer-courses" />
);
