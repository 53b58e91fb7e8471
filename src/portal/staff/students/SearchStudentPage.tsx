import declared from '#lists/students/students.json' with { type: 'json' };
import type { getStudents } from '#contract/students/records.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { studentAt } from './addresses.ts';

export const SearchStudentPage = () => (
  <ListPage<typeof getStudents.list> declared={declared} path="/Student/get-students" to={({ id }) => studentAt(id)} />
);
