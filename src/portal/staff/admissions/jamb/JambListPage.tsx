import { Link } from 'react-router-dom';
import declared from '#lists/admissions/jamb-candidates.json' with { type: 'json' };
import type { jambList } from '#contract/admissions/jamb.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { candidateAddress } from './addresses.ts';

export const JambListPage = () => (
  <ListPage<typeof jambList.list>
    declared={declared}
    path="/Jamb/jamb-list"
    to={({ id }) => candidateAddress(id)}
    actions={
      <Link className={buttonClass('primary')} to={ADMISSIONS.jambUpload.to}>
        Upload
      </Link>
    }
  />
);
