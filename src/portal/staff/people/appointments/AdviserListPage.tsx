import { Link } from 'react-router-dom';
import declared from '#lists/people/course-advisers.json' with { type: 'json' };
import type { courseAdvisers } from '#contract/people/appointments.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { ADVISERS } from './appointments.ts';

export const AdviserListPage = () => (
  <ListPage<typeof courseAdvisers.list>
    declared={declared}
    path="/Department/course-advisers"
    to={({ departmentId, level, unit, holder }) =>
      `${ADVISERS.assignPage}?${new URLSearchParams({ department: String(departmentId), level: String(level), unit, holder: holder ?? '' })}`
    }
    actions={
      <Link className={buttonClass('primary')} to={ADVISERS.assignPage}>
        Assign
      </Link>
    }
  />
);
