import { useLocation } from 'react-router-dom';
import declared from '#lists/academics/class-list.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { classLists } from '#contract/academics/registration-approval.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** Of one course where the address names it, as from a lecturer's courses. */
export function ClassListPage() {
  const isOfCourse = useLocation().pathname === ACADEMICS.courseClass.to;
  return (
    <ListPage<typeof classLists.list>
      declared={declared}
      path="/Results/class-list"
      crumbs={isOfCourse ? [ACADEMICS.myCourses, ACADEMICS.courseClass] : [ACADEMICS.myClass, ACADEMICS.classList]}
    />
  );
}
