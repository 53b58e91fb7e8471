import { Link } from 'react-router-dom';
import declared from '#lists/admissions/direct-entry-candidates.json' with { type: 'json' };
import type { directEntryList } from '#contract/admissions/jamb.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { candidateAddress } from './addresses.ts';

export const DirectEntryListPage = () => (
  <ListPage<typeof directEntryList.list>
    declared={declared}
    path="/DirectEntryApplication/list"
    to={({ id }) => candidateAddress(id)}
    actions={
      <Link className={buttonClass('primary')} to={ADMISSIONS.directEntryUpload.to}>
        Upload
      </Link>
    }
  />
);
