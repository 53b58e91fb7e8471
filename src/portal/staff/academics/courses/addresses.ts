import { ACADEMICS } from '#contract/academics/pages.ts';
/** What a department offers a level in a semester, to be given to a lecturer. */
export const assignAddress = (asked: { readonly lecturer?: string | null; readonly departmentId: number; readonly levelId: number; readonly semesterId: number }): string => {
  const named = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `${ACADEMICS.assignCourses.to}?${new URLSearchParams(named)}`;
};
