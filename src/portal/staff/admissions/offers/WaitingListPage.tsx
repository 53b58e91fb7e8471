import { Link } from 'react-router-dom';
import declared from '#lists/admissions/waiting-moves.json' with { type: 'json' };
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { waitingMoves } from '#contract/admissions/waiting-list.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { candidateAt } from '../addresses.ts';

/** Who moved up into whose place. */
export const WaitingListPage = () => (
  <ListPage<typeof waitingMoves.list>
    declared={declared}
    path="/AdmissionList/waiting-moves"
    crumbs={[ADMISSIONS.admissionBoard]}
    to={({ regNumber }) => candidateAt(regNumber)}
    actions={
      <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.quotas.to}>
        Quotas
      </Link>
    }
  />
);
