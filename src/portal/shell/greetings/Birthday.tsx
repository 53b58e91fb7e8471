import confetti from 'canvas-confetti';
import { useEffect, useState } from 'react';
import { usePortalData } from '../../core/portalData.ts';
import './greetings.css';

const PIECES = 400;
const TEXT_AFTER_MS = 2000;
const COLOURS = ['#0f5a3c', '#c89b3c', '#a01c1c', '#1d4ed8', '#f4e7c8'];

interface BirthdayProps {
  readonly name: string;
  /** YYYY-MM-DD. A device greets once on it. */
  readonly day: string;
}

/** A click dismisses it, and still does what it was meant for. */
export function Birthday({ name, day }: BirthdayProps) {
  const greeted = `${usePortalData().school.shortName}.greeted`;
  const [isOver, setOver] = useState(() => localStorage.getItem(greeted) === `${day} ${name}`);
  const [hasText, setText] = useState(false);
  useEffect(() => {
    if (isOver) return;
    const cannon = confetti.create(undefined, { resize: true, disableForReducedMotion: true });
    void cannon({
      particleCount: PIECES,
      spread: 160,
      startVelocity: 55,
      ticks: 500,
      origin: { y: 0.35 },
      colors: COLOURS,
    });
    const telling = setTimeout(() => setText(true), TEXT_AFTER_MS);
    const dismiss = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      localStorage.setItem(greeted, `${day} ${name}`);
      setOver(true);
    };
    document.addEventListener('click', dismiss);
    document.addEventListener('keydown', dismiss);
    return () => {
      clearTimeout(telling);
      cannon.reset();
      document.removeEventListener('click', dismiss);
      document.removeEventListener('keydown', dismiss);
    };
  }, [isOver, greeted, day, name]);
  if (isOver) return null;
  return (
    <div className="birthday" role="status">
      {hasText && (
        <p className="birthday__text">
          <strong>Happy birthday, {name}!</strong>
          <br />
          The College wishes you a happy year.
        </p>
      )}
    </div>
  );
}
