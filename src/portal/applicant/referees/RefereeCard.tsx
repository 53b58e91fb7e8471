import { Fragment, useState } from 'react';
import type { RefereeProgress } from '#contract/admissions/referees.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../../kit/useAction.ts';
import { CorrectAddress } from './CorrectAddress.tsx';

interface RefereeCardProps {
  readonly referee: RefereeProgress;
  readonly canCorrect: boolean;
  /** Rejects when refused, after a flag. */
  onResend(): Promise<void>;
  onCorrect(refereeEmail: string): Promise<void>;
}

const TAGS: Readonly<Record<RefereeProgress['state'], string>> = {
  asked: 'Being asked',
  delivered: 'Asked',
  refused: 'Mail refused',
  answered: 'Answered',
  declined: 'Declined',
};

export function RefereeCard({ referee, canCorrect, onResend, onCorrect }: RefereeCardProps) {
  const [correcting, setCorrecting] = useState(false);
  const [resend, busy] = useAction(() => onResend().catch(() => undefined));
  const { fullname, refereeEmail, state, answeredAt, sendAgainFrom, trouble } = referee;
  return (
    <li className="referee" data-state={state}>
      <div className="referee__head">
        <p>
          <b>{fullname}</b>
          <br />
          {refereeEmail}
        </p>
        <span className={`tag ${state === 'answered' ? 'tag--success' : ''}`}>{TAGS[state]}</span>
      </div>
      <p className="referee__story">
        {storyOf(referee).map((each) => (
          <Fragment key={each}>{each} </Fragment>
        ))}
      </p>
      {trouble && <p className="referee__trouble">The mail server said: {trouble}</p>}
      {!answeredAt && !correcting && (
        <div className="referee__ways">
          {sendAgainFrom ? (
            <p>You can send it again from {displayMoment(sendAgainFrom)}.</p>
          ) : (
            <Button look="outlined" busy={busy} aria-label={`Send again to ${fullname}`} onClick={() => void resend()}>
              Send again
            </Button>
          )}
          {canCorrect && (
            <Button
              look="minimal"
              aria-label={`Correct the address of ${fullname}`}
              onClick={() => setCorrecting(true)}
            >
              Correct the address
            </Button>
          )}
        </div>
      )}
      {correcting && <CorrectAddress referee={referee} onCorrect={onCorrect} onLeave={() => setCorrecting(false)} />}
    </li>
  );
}

/** Each is found by itself in a chosen language. */
function storyOf({ state, askedAt, deliveredAt, remindedAt, answeredAt }: RefereeProgress): readonly string[] {
  if (state === 'declined')
    return [`Declined on ${displayDate(answeredAt!)}. Please name another referee, or ask the college.`];
  if (state === 'answered') return [`Answered on ${displayDate(answeredAt!)}. There is nothing more to do.`];
  if (state === 'refused') return ['The address does not take our mail. Please ask your referee for the right one.'];
  if (state === 'asked') return [`The mail of ${displayDate(askedAt)} is on its way.`];
  return [
    `Asked on ${displayDate(askedAt)}, delivered to the mail server on ${displayDate(deliveredAt!)}.`,
    ...(remindedAt.length > 0 ? [`Reminded on ${remindedAt.map(displayDate).join(', ')}.`] : []),
    'No answer yet.',
  ];
}
