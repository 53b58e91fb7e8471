import { lazy, Suspense, useState } from 'react';
import { usePortalData } from '../../core/portalData.ts';
import type { SignedIn } from '../../session/signedIn.ts';
import { useOwnNotices } from '../notices/useOwnNotices.ts';
import { isBirthday, isDecember, isNews } from './days.ts';

const GeneralNotice = lazy(() =>
  import('../notices/GeneralNotice.tsx').then(({ GeneralNotice: Shown }) => ({ default: Shown })),
);
const RatingPrompt = lazy(() => import('./RatingPrompt.tsx').then(({ RatingPrompt: Shown }) => ({ default: Shown })));
const Birthday = lazy(() => import('./Birthday.tsx').then(({ Birthday: Shown }) => ({ default: Shown })));
/** Its styles are all that comes for it, and no script: a script is a request more on every page of a month. */
const December = lazy(() =>
  import('./december.css').then(() => ({ default: () => <div className="december" aria-hidden="true" /> })),
);

export function Greetings({ user }: { readonly user: SignedIn }) {
  const { today } = usePortalData();
  return (
    <Suspense fallback={null}>
      {isDecember(today) && <December />}
      {isBirthday(user.birthday, today) && user.impersonatorUsername === null && (
        <Birthday name={user.fullName} day={today} />
      )}
      <Question user={user} today={today} />
    </Suspense>
  );
}

/** One dialog is shown at a time: notices first, then the rating. */
function Question({ user, today }: { readonly user: SignedIn; readonly today: string }) {
  const { notices, see } = useOwnNotices();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const unseen = notices.filter(
    ({ id, isSeen, startDate }) => !isSeen && !closed.includes(id) && isNews(startDate, today),
  );
  const close = () => {
    const ids = unseen.map(({ id }) => id);
    setClosed([...closed, ...ids]);
    void see(ids).catch(() => undefined);
  };
  if (unseen.length > 0) return <GeneralNotice notices={unseen} onClose={close} />;
  return user.displayCSATModal ? <RatingPrompt /> : null;
}
