import { Link } from 'react-router-dom';
import declared from '#lists/students/origins.json' with { type: 'json' };
import type { origins } from '#contract/students/origins.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { studentAt } from '../addresses.ts';

/** A row is known by its student, whom it changes, and a student's page by the admission. */
export const OriginsPage = () => (
  <ListPage<typeof origins.list>
    declared={declared}
    path="/Student/states-of-origin"
    crumbs={[STUDENTS.search]}
    cells={{ fullName: ({ fullName, admissionId }) => <Link to={studentAt(admissionId)}>{fullName}</Link> }}
  />
);
