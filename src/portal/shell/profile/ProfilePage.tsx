import { useQuery } from '@tanstack/react-query';
import type { ownAccount, OwnAccount } from '#contract/people/accounts.ts';
import { displayDate } from '#rules/displayDate.ts';
import { useSession } from '../../session/useSession.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Tabs, useTab } from '../../ui/Tabs.tsx';
import { ManageProfile } from './ManageProfile.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactorSettings } from './TwoFactorSettings.tsx';

/** The avatar menu links to each hash. */
const TABS = [{ hash: 'account', name: 'Account' }, { hash: 'details', name: 'Manage Profile' }, { hash: 'settings', name: 'Settings' }] as const;

export function Page() {
  const session = useSession();
  const tab = useTab(TABS);
  const { data, error, refetch } = useQuery({
    queryKey: ['/Authentication/account'],
    queryFn: () => session.call<typeof ownAccount>({ method: 'GET', path: '/Authentication/account' }),
  });
  return (
    <PageFrame title="Manage Profile" width="wide">
      <Tabs tabs={TABS} label="Profile" />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data && tab.hash === 'account' && <div className="stack"><Details account={data} /><Sessions sessions={data.sessions} /></div>}
      {data && tab.hash === 'details' && <ManageProfile account={data} onChanged={() => void refetch()} />}
      {data && tab.hash === 'settings' && <TwoFactorSettings account={data} onChanged={() => void refetch()} />}
    </PageFrame>
  );
}

const Details = ({ account: { fullName, userName, userType, email, mobileNumber, birthday } }: { readonly account: OwnAccount }) => (
  <section className="sheet" aria-labelledby="details-title">
    <h2 id="details-title">Account</h2>
    <dl className="facts facts--spaced">
      <div><dt>Name</dt><dd>{fullName}</dd></div>
      <div><dt>Username</dt><dd>{userName}</dd></div>
      <div><dt>User type</dt><dd>{userType}</dd></div>
      <div><dt>Email address</dt><dd>{email ?? '-'}</dd></div>
      <div><dt>Phone number</dt><dd>{mobileNumber ?? '-'}</dd></div>
      <div><dt>Date of birth</dt><dd>{birthday ? displayDate(birthday) : '-'}</dd></div>
    </dl>
  </section>
);
