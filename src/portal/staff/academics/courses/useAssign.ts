import { useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/kit/endpoint.ts';
import type { assignLecturerCourse } from '#contract/academics/courses.ts';
import { useSession } from '../../../session/useSession.ts';

/** Gives a course to a lecturer, or takes it away. Where that is refused, somebody may have changed it meanwhile: what is shown is asked for again. */
export function useAssign(): (body: Body<typeof assignLecturerCourse>) => Promise<unknown> {
  const house = useSession();
  const queries = useQueryClient();
  return (body) => house.call<typeof assignLecturerCourse>({ method: 'POST', path: '/Lecturer/assign-or-update-lecturer-course', body }).catch(async (error: unknown) => {
    await queries.invalidateQueries();
    throw error;
  });
}
