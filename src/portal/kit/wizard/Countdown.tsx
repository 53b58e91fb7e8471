import { useEffect } from 'react';
import { useNow } from '../window/useNow.ts';
import type { Held } from './wizardMachine.ts';

interface CountdownProps {
  readonly held: Held;
  readonly onLapsed: () => void;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Seconds are shown and minutes are said: a voice that counts every second hides all else. */
export function Countdown({ held: { what, until, now: serverNow }, onLapsed }: CountdownProps) {
  const now = useNow(serverNow, (at) => (Math.max(0, Date.parse(until) - at.getTime()) % SECOND_MS) + 1);
  const left = Math.max(0, Date.parse(until) - now.getTime());
  const isLapsed = left === 0;
  useEffect(() => {
    if (isLapsed) onLapsed();
  }, [isLapsed]); // oxlint-disable-line react/exhaustive-deps -- it lapses once
  const minutes = Math.ceil(left / MINUTE_MS);
  return (
    <p className="countdown" data-soon={left < 2 * MINUTE_MS || undefined}>
      <strong>{what}</strong> is held for you for{' '}
      <time className="countdown__clock" aria-hidden="true">
        {clockOf(left)}
      </time>
      <span className="unseen" role="status">{`${minutes} minute${minutes === 1 ? '' : 's'} left`}</span>
    </p>
  );
}

const clockOf = (ms: number): string =>
  `${Math.floor(ms / MINUTE_MS)}:${String(Math.floor(ms / SECOND_MS) % 60).padStart(2, '0')}`;
