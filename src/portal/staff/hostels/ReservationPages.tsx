import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingState } from '../../ui/states.tsx';

const ReservationList = lazy(() =>
  import('./ReservationList.tsx').then((module) => ({ default: module.ReservationList })),
);
const ReservationPage = lazy(() =>
  import('./ReservationPage.tsx').then((module) => ({ default: module.ReservationPage })),
);

/** The list, or the one that the address names. */
export function ReservationPages() {
  const id = useSearchParams()[0].get('id');
  return <Suspense fallback={<LoadingState />}>{id ? <ReservationPage id={id} /> : <ReservationList />}</Suspense>;
}
