import { Link } from 'react-router-dom';
import declared from '#lists/admissions/call-list.json' with { type: 'json' };
import type { callList } from '#contract/admissions/call-list.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { candidateAt } from '../addresses.ts';
import { ReachedByPhone } from '../ReachedByPhone.tsx';
import './offers.css';

/** Whom no offer has reached, for who sits at the phone. */
export const CallListPage = () => (
  <ListPage<typeof callList.list>
    declared={declared}
    path="/AdmissionList/call-list"
    crumbs={[ADMISSIONS.admissionBoard]}
    to={({ regNumber }) => candidateAt(regNumber)}
    cells={{
      why: ({ id, fullName, why }) => (
        <div className="call-list__why">
          <span>{why}</span>
          <ReachedByPhone id={id} fullName={fullName} />
        </div>
      ),
    }}
    actions={
      <Link className={buttonClass(undefined, 'outlined')} to={ADMISSIONS.contacts.to}>
        Contacts
      </Link>
    }
  />
);
