import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import declared from '#lists/hostels/reservations.json' with { type: 'json' };
import type { reservations } from '#contract/hostels/reservations.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { reservationAt } from './addresses.ts';
import { LoadingState } from '../../ui/states.tsx';

const ReservationPage = lazy(() =>
  import('./ReservationPage.tsx').then((module) => ({ default: module.ReservationPage })),
);

/** The list, or the one that the address names. */
export function ReservationPages() {
  const id = useSearchParams()[0].get('id');
  if (id)
    return (
      <Suspense fallback={<LoadingState />}>
        <ReservationPage id={id} />
      </Suspense>
    );
  return (
    <ListPage<typeof reservations.list>
      declared={declared}
      path="/Hostel/reservations"
      crumbs={[HOSTELS.hostels]}
      to={({ id: each }) => reservationAt(each)}
      actions={
        <Link className={buttonClass('primary')} to={HOSTELS.beds.to}>
          Assign a bed
        </Link>
      }
    />
  );
}
