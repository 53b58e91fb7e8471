import { ACADEMICS } from '#contract/academics/pages.ts';
import { listQuery, type Finder } from '../../kit/finding/finder.ts';
import { courses } from './sql/resources.ts';

export const courseFinders: readonly Finder[] = [
  {
    title: 'Courses',
    page: ACADEMICS.courses,
    async find({ database }, search, caller) {
      const { rows } = await courses.list.page(database, listQuery(search), caller);
      return rows.map(({ id, code, title, department }) => ({
        id: `course-${id}`,
        name: `${code}: ${title}`,
        note: department,
        to: `${ACADEMICS.courses.to}/${id}`,
      }));
    },
  },
];
