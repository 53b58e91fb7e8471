/** Where the screens of courses stand, by the names that ways back give them. */
export const COURSES = { name: 'Courses', to: '/course_management/manage_course' } as const;
export const COURSE_ASSIGNMENTS = { name: 'Course assignments', to: '/course_management/assign_course' } as const;
const ASSIGN_COURSES = '/user_management/assign_courses';

/** What a department offers a level in a semester, to be given to a lecturer. */
export const assignAddress = (asked: { readonly lecturer?: string | null; readonly departmentId: number; readonly levelId: number; readonly semesterId: number }): string => {
  const named = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `${ASSIGN_COURSES}?${new URLSearchParams(named)}`;
};
