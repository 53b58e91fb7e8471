import { lazy, Suspense, useState } from 'react';
import { usePortalData } from '../../app/portalData.ts';
import type { SignedIn } from '../../session/signedIn.ts';
import { useOwnNotices } from '../notices/useOwnNotices.ts';
import { isBirthday, isDecember } from './days.ts';

const GeneralNotice = lazy(() => import('../notices/GeneralNotice.tsx').then(({ GeneralNotice: Shown }) => ({ default: Shown })));
const RatingPrompt = lazy(() => import('./RatingPrompt.tsx').then(({ RatingPrompt: Shown }) => ({ default: Shown })));
const Birthday = lazy(() => import('./Birthday.tsx').then(({ Birthday: Shown }) => ({ default: Shown })));
const December = lazy(() => import('./December.tsx').then(({ December: Shown }) => ({ default: Shown })));

/** What the house has to say to who comes in, one thing after the other; the code of each comes when it is said. */
export function Greetings({ who }: { readonly who: SignedIn }) {
  const { today } = usePortalData();
  return (
    <Suspense fallback={null}>
      {isDecember(today) && <December />}
      {isBirthday(who.birthday, today) && who.impersonatorUsername === null && <Birthday name={who.fullName} day={today} />}
      <Question who={who} />
    </Suspense>
  );
}

/** A dialog at a time: what is announced first, then what is asked. */
function Question({ who }: { readonly who: SignedIn }) {
  const { notices, see } = useOwnNotices();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const unseen = notices.filter(({ id, isSeen }) => !isSeen && !closed.includes(id));
  const close = () => {
    const ids = unseen.map(({ id }) => id);
    setClosed([...closed, ...ids]);
    void see(ids);
  };
  if (unseen.length > 0) return <GeneralNotice notices={unseen} onClose={close} />;
  return who.displayCSATModal ? <RatingPrompt /> : null;
}
