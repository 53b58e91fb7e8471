import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { leaveIdleDevice } from './leaveDevice.ts';
import type { LogOutProps } from './logOutProps.ts';

/** Long enough to look up an examination number, and short for a computer that the next person waits for. */
const IDLE_MS = 10 * 60_000;
const WARNING_MS = 2 * 60_000;

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** On a shared device whoever goes away is logged out, after a warning in which one press is enough to stay. */
export function IdleTimeout(props: LogOutProps) {
  const { login } = props;
  const lastActive = useRef(Date.now());
  const [left, setLeft] = useState(IDLE_MS);
  const isWarning = left <= WARNING_MS;
  const isOver = left <= 0;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const isHere = () => {
      lastActive.current = Date.now();
    };
    if (!isWarning) for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, isHere, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, isHere);
    };
  }, [isWarning]);

  useEffect(() => {
    const clock = setInterval(() => setLeft(lastActive.current + IDLE_MS - Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);

  useEffect(() => {
    if (isOver) void leaveIdleDevice(latest.current).then(() => window.location.replace(`${login}?timeout`));
  }, [isOver, login]);

  const stay = () => {
    lastActive.current = Date.now();
    setLeft(IDLE_MS);
  };
  if (!isWarning) return null;
  return (
    <Modal title="Are you still there?" size="confirm" onClose={stay}>
      <p>
        You will be logged out of this device in <strong role="timer">{clockText(left)}</strong>. What you typed is
        saved.
      </p>
      <div className="form__end">
        <Button look="outlined" onClick={() => setLeft(0)}>
          Log out now
        </Button>
        <Button intent="primary" onClick={stay}>
          Stay logged in
        </Button>
      </div>
    </Modal>
  );
}

/** 95,000 milliseconds as '1:35'. */
function clockText(ms: number): string {
  const seconds = Math.max(Math.ceil(ms / 1000), 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
