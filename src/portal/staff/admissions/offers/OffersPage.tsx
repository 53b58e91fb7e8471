import { Link } from 'react-router-dom';
import declared from '#lists/admissions/offers.json' with { type: 'json' };
import type { offers } from '#contract/admissions/offers.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../../core/portalData.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { candidateAt } from '../addresses.ts';
import { daysLeftWords } from './daysLeft.ts';

export function OffersPage() {
  const { today } = usePortalData();
  return (
    <ListPage<typeof offers.list>
      declared={declared}
      path="/AdmissionList/offers"
      crumbs={[ADMISSIONS.admissionBoard]}
      actions={
        <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.callList.to}>
          Call list
        </Link>
      }
      to={({ regNumber }) => candidateAt(regNumber)}
      cells={{
        offerUntil: ({ state, offerUntil, offerDays }) =>
          offerUntil === null ? (
            state === 'offered' && offerDays !== null ? (
              <small>{offerDays === 1 ? '1 day' : `${offerDays} days`} once delivered</small>
            ) : (
              '-'
            )
          ) : state === 'offered' ? (
            <>
              {displayDate(offerUntil)} <small>{daysLeftWords(offerUntil, today)}</small>
            </>
          ) : (
            displayDate(offerUntil)
          ),
      }}
    />
  );
}
