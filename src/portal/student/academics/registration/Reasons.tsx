import { useEffect, useRef } from 'react';
import type { Condition, Reason } from '#rules/academics/offer.ts';
import { IN_THE_WAY } from './addresses.ts';

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly conditions: readonly Condition[];
  /** What was met by other means than a mark. */
  readonly notes: readonly string[];
  /** The college has refused them: they come into sight. */
  readonly isRefused: boolean;
}

/** All refusals at once, each with its remedy, and what an acceptance depends on. */
export function Reasons({ reasons, conditions, notes, isRefused }: ReasonsProps) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);
  return (
    <div ref={whole} id={IN_THE_WAY} className="registration__in-the-way" role="status">
      {reasons.length > 0 && (
        <section className="sheet registration__reasons" aria-label="What is still in the way">
          <h2>
            {reasons.length === 1 ? 'One thing is still in the way' : `${reasons.length} things are still in the way`}
          </h2>
          <ul>
            {reasons.map(({ code, course, message, remedy, liftedBy }) => (
              <li key={`${code} ${course} ${message}`}>
                <strong>{message}</strong> {remedy}{' '}
                <span className="registration__small">{`${liftedBy} can change this.`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {conditions.length + notes.length > 0 && (
        <div className="notice">
          <div>
            {conditions.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
