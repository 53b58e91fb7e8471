import { useQuery } from '@tanstack/react-query';
import type { ownAccount, OwnAccount } from '#contract/account.ts';
import { displayDate } from '#rules/displayDate.ts';
import { useHouse } from '../../session/useHouse.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactorSettings } from './TwoFactorSettings.tsx';

export function Page() {
  const house = useHouse();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-account'],
    queryFn: () => house.call<typeof ownAccount>({ method: 'GET', path: '/Authentication/account' }),
  });
  return (
    <PageFrame title="Manage Profile" width="wide">
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={6} />}
      {data && (
        <div className="stack">
          <Details account={data} />
          <TwoFactorSettings account={data} onChanged={() => void refetch()} />
          <Sessions sessions={data.sessions} />
        </div>
      )}
    </PageFrame>
  );
}

const Details = ({ account: { fullName, userName, userType, email, birthday } }: { readonly account: OwnAccount }) => (
  <section className="sheet" id="details" aria-labelledby="details-title">
    <h2 id="details-title">Account</h2>
    <dl className="facts facts--spaced">
      <div><dt>Name</dt><dd>{fullName}</dd></div>
      <div><dt>Username</dt><dd>{userName}</dd></div>
      <div><dt>User type</dt><dd>{userType}</dd></div>
      <div><dt>Email address</dt><dd>{email ?? '-'}</dd></div>
      <div><dt>Date of birth</dt><dd>{birthday ? displayDate(birthday) : '-'}</dd></div>
    </dl>
  </section>
);
