import { Link } from 'react-router-dom';
import type { courseAdvisers } from '#contract/people/appointments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { ADVISERS } from './appointments.ts';

export const Page = () => (
  <ListPage<typeof courseAdvisers.list>
    title={ADVISERS.title}
    path="/Department/course-advisers"
    searches="Department or name"
    to={({ departmentId, level, holder }) => `${ADVISERS.assignPage}?${new URLSearchParams({ department: String(departmentId), level: String(level), holder: holder ?? '' })}`}
    columns={[
      { name: 'unit', title: 'Department', sort: 'unit' },
      { name: 'level', title: 'Level' },
      { name: 'holder', title: 'Name' },
      { name: 'since', title: 'Since', shown: ({ since }) => (since ? displayDate(since) : '-') },
    ]}
    actions={<Link className={buttonClass('primary')} to={ADVISERS.assignPage}>Assign</Link>}
    emptyWords="No course adviser has been assigned yet"
  />
);
