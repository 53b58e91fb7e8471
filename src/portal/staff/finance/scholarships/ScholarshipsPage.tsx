import { Link } from 'react-router-dom';
import declared from '#lists/finance/scholarships.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { scholarships } from '#contract/finance/scholarships.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const ScholarshipsPage = () => (
  <ListPage<typeof scholarships.list>
    declared={declared}
    path="/Payment/scholarships"
    to={({ id }) => `${FINANCE.scholarship.to}?id=${id}`}
    actions={
      <Link className={buttonClass('primary')} to={FINANCE.scholarshipEdit.to}>
        Create scholarship
      </Link>
    }
  />
);
