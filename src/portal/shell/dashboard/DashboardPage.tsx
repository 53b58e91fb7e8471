import { lazy, Suspense } from 'react';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useOwnNotices } from '../notices/useOwnNotices.ts';
import { Cards } from './Cards.tsx';
import { OwnPages } from './OwnPages.tsx';
import { useHome } from '../../session/useHome.ts';
import './dashboard.css';

/** Charts come after what waits, and below it all, so that nothing moves as they come. */
const Figures = lazy(() => import('./Figures.tsx').then(({ Figures: Shown }) => ({ default: Shown })));

/** Only students load it. */
const StudentDashboard = lazy(() =>
  import('./StudentDashboard.tsx').then(({ StudentDashboard: Shown }) => ({ default: Shown })),
);

const NoticeBoard = lazy(() =>
  import('../notices/NoticeBoard.tsx').then(({ NoticeBoard: Shown }) => ({ default: Shown })),
);

export function DashboardPage() {
  const { fullName = '', menuItems = [], claims = [] } = useSignedIn() ?? {};
  const { today } = usePortalData();
  const { data } = useHome();
  const isStudent = claims.includes('student');
  return (
    <Page
      title="Dashboard"
      width="wide"
      lead={
        <>
          Welcome, {fullName}.{' '}
          <small>
            {displayDate(today)}
            {data?.session && `, session ${data.session}`}
          </small>
        </>
      }
    >
      <div className="home">
        <div className="home__main">
          {isStudent ? <OfStudent /> : <WaitingForStaff />}
          <OwnPages menuItems={menuItems} />
          {!isStudent && data && (
            <Suspense fallback={<LoadingState lines={8} label="Loading your figures" />}>
              <Figures claims={claims} />
            </Suspense>
          )}
        </div>
        <Board />
      </div>
    </Page>
  );
}

const OfStudent = () => (
  <Suspense fallback={<LoadingState lines={8} label="Loading what waits for you" />}>
    <StudentDashboard />
  </Suspense>
);

function WaitingForStaff() {
  const { data, error, refetch } = useHome();
  if (data) return <Cards waiting={data.waiting} cards={data.cards} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingState lines={6} label="Loading what waits for you" />
  );
}

function Board() {
  const { notices } = useOwnNotices();
  return (
    notices.length > 0 && (
      <Suspense fallback={null}>
        <NoticeBoard notices={notices} />
      </Suspense>
    )
  );
}
