import declared from '#lists/academics/lecturer-courses.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { lecturerCourses } from '#contract/academics/courses.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** Each opens its sheet of the open session: to enter scores while it is with its lecturer, and to read from then on. */
export const MyCoursesPage = () => (
  <ListPage<typeof lecturerCourses.list>
    declared={declared}
    path="/Lecturer/lecturer-courses"
    to={({ id, state, sessionId }) =>
      `${(state === 'open' ? ACADEMICS.scores : ACADEMICS.sheet).to}?course=${id}${sessionId === null ? '' : `&session=${sessionId}`}`
    }
  />
);
