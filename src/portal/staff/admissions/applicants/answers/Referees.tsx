import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { StatusTag, type StatusLook } from '../../../../kit/StatusTag.tsx';
import { Readings } from './Readings.tsx';

type Referee = ApplicationAnswers['referees'][number];

const STATES: Readonly<Record<Referee['state'], readonly [StatusLook, string]>> = {
  asked: ['unapproved', 'Asked'],
  delivered: ['unapproved', 'Email delivered'],
  refused: ['fail', 'Email refused'],
  answered: ['success', 'Answered'],
  declined: ['warning', 'Declined'],
};

/** What referees wrote is for the office alone. */
export const Referees = ({ id, referees }: Pick<ApplicationAnswers, 'referees'> & { readonly id: string }) =>
  referees.map((referee) => {
    const [look, words] = STATES[referee.state];
    return (
      <section key={referee.email} className="sheet" aria-label={`Referee ${referee.fullname}`}>
        <header className="answers__head">
          <h2>{`Referee: ${referee.fullname}`}</h2>
          <StatusTag look={look}>{words}</StatusTag>
        </header>
        <p className="answers__small">
          {`${referee.email}, asked ${displayMoment(referee.askedAt)}${referee.answeredAt ? `, answered ${displayMoment(referee.answeredAt)}` : ''}`}
        </p>
        {referee.reference.map(({ name, readings }) => (
          <Readings key={name} id={id} readings={readings} />
        ))}
      </section>
    );
  });
