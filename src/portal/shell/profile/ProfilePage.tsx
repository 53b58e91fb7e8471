import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ownAccount, OwnAccount } from '#contract/people/accounts.ts';
import { displayDate } from '#rules/displayDate.ts';
import { HashTabs, type HashTab } from '../../kit/record/HashTabs.tsx';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { ManageProfile } from './ManageProfile.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactorSettings } from './TwoFactorSettings.tsx';

/** Only students load it. */
const StudentRecord = lazy(async () => ({ default: (await import('./record/StudentRecord.tsx')).StudentRecord }));

const RECORD: HashTab = {
  hash: 'record',
  name: 'Student record',
  panel: (
    <Suspense fallback={<LoadingState lines={6} />}>
      <StudentRecord />
    </Suspense>
  ),
};

export function ProfilePage() {
  const session = useSession();
  const isStudent = useSignedIn()?.claims.includes('student') ?? false;
  const { data, error, refetch } = useQuery({
    queryKey: ['/Authentication/account'],
    queryFn: () => session.call<typeof ownAccount>({ method: 'GET', path: '/Authentication/account' }),
  });
  return (
    <Page title="Manage Profile" width="wide">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data && <HashTabs id="profile" tabs={[...(isStudent ? [RECORD] : []), ...tabsOf(data, () => void refetch())]} />}
    </Page>
  );
}

/** The avatar menu links to each hash. */
const tabsOf = (account: OwnAccount, onChanged: () => void): readonly HashTab[] => [
  {
    hash: 'account',
    name: 'Account',
    panel: (
      <div className="stack">
        <Details account={account} />
        <Sessions sessions={account.sessions} />
      </div>
    ),
  },
  { hash: 'details', name: 'Manage Profile', panel: <ManageProfile account={account} /> },
  { hash: 'settings', name: 'Settings', panel: <TwoFactorSettings account={account} onChanged={onChanged} /> },
];

const Details = ({
  account: { fullName, userName, userType, email, mobileNumber, birthday },
}: {
  readonly account: OwnAccount;
}) => (
  <section className="sheet" aria-labelledby="details-title">
    <h2 id="details-title">Account</h2>
    <dl className="facts facts--spaced">
      <div>
        <dt>Name</dt>
        <dd>{fullName}</dd>
      </div>
      <div>
        <dt>Username</dt>
        <dd>{userName}</dd>
      </div>
      <div>
        <dt>User type</dt>
        <dd>{userType}</dd>
      </div>
      <div>
        <dt>Email address</dt>
        <dd>{email ?? '-'}</dd>
      </div>
      <div>
        <dt>Phone number</dt>
        <dd>{mobileNumber ?? '-'}</dd>
      </div>
      <div>
        <dt>Date of birth</dt>
        <dd>{birthday ? displayDate(birthday) : '-'}</dd>
      </div>
    </dl>
  </section>
);
