import { Link } from 'react-router-dom';
import declared from '#lists/hostels/reservations.json' with { type: 'json' };
import type { reservations } from '#contract/hostels/reservations.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { reservationAt } from './addresses.ts';

export const ReservationList = () => (
  <ListPage<typeof reservations.list>
    declared={declared}
    path="/Hostel/reservations"
    crumbs={[HOSTELS.hostels]}
    to={({ id }) => reservationAt(id)}
    actions={
      <Link className={buttonClass('primary')} to={HOSTELS.beds.to}>
        Assign a bed
      </Link>
    }
  />
);
