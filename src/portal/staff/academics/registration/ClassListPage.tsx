import declared from '#lists/academics/class-list.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { classLists } from '#contract/academics/registration-approval.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';

/** Of one course where the address names it, as from a lecturer's courses. */
export const ClassListPage = () => (
  <ListPage<typeof classLists.list>
    declared={declared}
    path="/Results/class-list"
    crumbs={[ACADEMICS.myClass, ACADEMICS.classList]}
  />
);
