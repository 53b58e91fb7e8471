import type { answerOwnOffer, ownAdmission } from '#contract/admissions/offers.ts';
import list from '#lists/admissions/offers.json' with { type: 'json' };
import type { Reply } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import '../../../kit/record/record.css';
import { NextGates } from '../NextGates.tsx';
import './ownAdmission.css';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';

type Own = Reply<typeof ownAdmission>;

export function OwnAdmission({ own }: { readonly own: Own }) {
  if (!own)
    return (
      <Page title="Admission" width="wide">
        <p className="notice">There is no admission under your account.</p>
      </Page>
    );
  const {
    state,
    status,
    next,
    programme,
    department,
    session,
    regNumber,
    matricNumber,
    admittedOn,
    lastDay,
    hasLetter,
    mayAnswer,
    gates,
    taken,
  } = own;
  // A query is answered first.
  const toDo = state === 'queried' ? undefined : gates.find((gate) => !gate.isOpen && gate.toDo)?.toDo;
  return (
    <Page title="Admission" width="wide" lead={`${programme}, ${session}`}>
      <div className="stack">
        <section className="sheet" aria-label="Your admission now">
          <p className="own-admission__status">
            <StatusTag look={list.columns.state.looks[state] as StatusLook}>{status}</StatusTag>
          </p>
          <p>
            <strong>What comes next:</strong> {toDo && `${toDo}. `}
            {next}
          </p>
          <dl className="facts own-admission__facts record__facts">
            {[
              ['Registration number', regNumber],
              ...(matricNumber ? [['Matric number', matricNumber]] : []),
              ['Programme', programme],
              ['Department', department ?? '-'],
              ['Admitted on', displayDate(admittedOn)],
              ...(lastDay ? [['Last day to answer', displayDate(lastDay)]] : []),
            ].map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          <div className="record__actions">
            {mayAnswer && <Answer answer="accept" />}
            {mayAnswer && <Answer answer="decline" />}
            {hasLetter && (
              <DownloadButton
                label="Letter of admission"
                path="/AdmissionList/own-letter"
                name="admission-letter.pdf"
              />
            )}
          </div>
        </section>
        <NextGates state={state} gates={gates} />
        <section className="sheet" aria-labelledby="so-far">
          <h2 id="so-far" className="own-admission__title">
            What has happened so far
          </h2>
          <Timeline label="What has happened so far" moments={taken.map(({ step, at }) => ({ title: step, at }))} />
        </section>
      </div>
    </Page>
  );
}

function Answer({ answer }: { readonly answer: 'accept' | 'decline' }) {
  const session = useSession();
  const act = () =>
    session.call<typeof answerOwnOffer>({ method: 'POST', path: '/AdmissionList/answer-own-offer', body: { answer } });
  return answer === 'accept' ? (
    <Act
      label="Accept the offer"
      intent="primary"
      done="You have accepted the offer"
      question="You take the place. The next steps are on this page."
      act={act}
    />
  ) : (
    <Act
      label="Decline the offer"
      isDanger
      done="You have declined the offer"
      question="You give the place up, and it may go to another."
      act={act}
    />
  );
}
