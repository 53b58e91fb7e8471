import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { impersonation } from '#contract/people/accounts.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { useSession } from '../session/useSession.ts';
import { Button } from '../ui/Button.tsx';
import { useEndImpersonation } from './useEndImpersonation.ts';

interface BannerProps {
  readonly user: SignedIn;
  /** ISO moment. */
  readonly ends: string;
}

/** At zero the session ends by itself. */
export function ImpersonationBanner({ user, ends }: BannerProps) {
  const end = useEndImpersonation();
  const session = useSession();
  const { data: place } = useQuery({
    queryKey: ['/Authentication/impersonation'],
    queryFn: ({ signal }) =>
      session.call<typeof impersonation>({ method: 'GET', path: '/Authentication/impersonation' }, { signal }),
    staleTime: Infinity,
  });
  const left = useSecondsUntil(ends);
  useEffect(() => {
    if (left === 0) void end();
  }, [left === 0]); // oxlint-disable-line react/exhaustive-deps -- once, when the time is up
  return (
    <aside className="place" aria-label="Impersonation">
      <p>
        <strong>{user.impersonatorUsername}</strong> in the place of <strong>{user.fullName}</strong>, for{' '}
        <time dateTime={ends}>{clockOf(left)}</time>
        {place && `. Reason: ${place.reason}`}
      </p>
      <Button look="outlined" onClick={() => void end()}>
        End session
      </Button>
    </aside>
  );
}

function useSecondsUntil(moment: string): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const ticking = setInterval(() => setLeft(secondsLeft()), 1000);
    return () => clearInterval(ticking);
  }, [moment]); // oxlint-disable-line react/exhaustive-deps -- secondsLeft follows the moment
  return left;
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
