import { ACADEMICS } from '#contract/academics/pages.ts';

export const assignAddress = (query: {
  readonly lecturer?: string | null;
  readonly departmentId: number;
  readonly levelId: number;
  readonly semesterId: number;
}): string => {
  const named = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return `${ACADEMICS.assignCourses.to}?${new URLSearchParams(named)}`;
};
