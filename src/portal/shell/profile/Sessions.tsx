import type { OwnAccount, signOut } from '#contract/people/accounts.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { Button } from '../../ui/Button.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Africa/Lagos' });

export function Sessions({ sessions }: Pick<OwnAccount, 'sessions'>) {
  const session = useSession();
  const store = useSignedInStore();
  const leave = async () => {
    try {
      await session.call<typeof signOut>({
        method: 'POST',
        path: '/Authentication/sign-out',
        body: { everywhere: true },
      });
      store.leave();
    } catch (error) {
      raiseFailure(error, { title: 'Failed!', body: 'Something went wrong' });
    }
  };
  return (
    <section className="sheet" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Signed in</h2>
      <ul className="then">
        {sessions.map(({ startedAt, ip, here }) => (
          <li key={startedAt + ip}>
            {moment.format(new Date(startedAt))} from {ip}
            {here && <strong> (here)</strong>}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button look="outlined" onClick={() => void leave()}>
          Sign out everywhere
        </Button>
      </div>
    </section>
  );
}
