import type { ApplicationAnswers, applicationAnswers } from '#contract/admissions/answers.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { LoadedPart } from '../../../../kit/record/LoadedPart.tsx';
import './answers.css';

/** What was done with the application, by whom and from where, and what was mailed about it. */
export const ChangesTab = ({ id }: { readonly id: string }) => (
  <LoadedPart<typeof applicationAnswers>
    path="/Application/applications/:id/answers"
    params={{ id }}
    label="Loading the changes"
  >
    {({ changes, emails }) => (
      <div className="stack">
        <section className="sheet" aria-label="Changes">
          <h2>Changes</h2>
          <dl className="facts answers__events">
            {changes.map(({ at, by, words, from }) => (
              <div key={`${at} ${words}`}>
                <dt>{displayMoment(at)}</dt>
                <dd>{words}</dd>
                <dd className="answers__small">{from ? `${by}, from ${from}` : by}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="sheet" aria-label="Emails">
          <h2>Emails</h2>
          {emails.length === 0 && <p>Nothing has been mailed about this application.</p>}
          <dl className="facts answers__events">
            {emails.map((email) => (
              <div key={`${email.queuedAt} ${email.subject}`}>
                <dt>{displayMoment(email.queuedAt)}</dt>
                <dd>{email.subject}</dd>
                <dd className="answers__small">{`To ${email.to}, ${sentWords(email)}`}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    )}
  </LoadedPart>
);

function sentWords({ sentAt, refusedAt }: ApplicationAnswers['emails'][number]): string {
  if (sentAt) return `sent ${displayMoment(sentAt)}`;
  return refusedAt ? 'refused by the mail server' : 'waiting to be sent';
}
