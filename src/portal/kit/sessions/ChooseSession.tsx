import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { userSessions } from '#contract/school/sessions.ts';
import { useRead } from '../record/useRead.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import './chooseSession.css';

interface ChooseSessionProps {
  /** The page that is opened, with `?session=` of its id. */
  readonly to: string;
  /** Why one of them cannot be chosen; it stays in the list, closed. */
  readonly closed?: (sessionId: number) => string | undefined;
}

/** What the `/…/session` pages are made of: a student's own sessions, and Continue to the next page. */
export function ChooseSession({ to, closed = () => undefined }: ChooseSessionProps) {
  const { data, error, refetch } = useRead<typeof userSessions>('/Session/user-sessions', undefined);
  const [picked, setPicked] = useState<number>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={4} label="Loading your sessions" />;
  if (data.length === 0)
    return <p className="sheet">You have no session here yet. It begins when you have accepted your admission.</p>;
  const open = data.filter(({ id }) => closed(id) === undefined);
  const chosen = picked ?? (open.find(({ isCurrent }) => isCurrent) ?? open[0])?.id;
  return (
    <form className="sheet choose-session" aria-label="Choose a session">
      <fieldset className="choices">
        <legend className="field__label">Session</legend>
        {data.map(({ id, session, level, isCurrent }) => (
          <label key={id}>
            <input
              type="radio"
              name="session"
              value={id}
              checked={id === chosen}
              disabled={closed(id) !== undefined}
              onChange={() => setPicked(id)}
            />
            <span>
              {session}, {level}
              {isCurrent && ' (current)'}
              {closed(id) !== undefined && <small>{closed(id)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen !== undefined && (
        <Link className={buttonClass('primary')} to={`${to}?session=${chosen}`}>
          Continue
        </Link>
      )}
    </form>
  );
}
