import type { ApplicationQuery, askAgain } from '#contract/admissions/queries.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import work from '#work/application-query.json' with { type: 'json' };
import { ActionDialog } from '../../../../kit/record/ActionDialog.tsx';
import { StatusTag } from '../../../../kit/StatusTag.tsx';
import { Steps } from '../../../../kit/workflow/Steps.tsx';
import { useSession } from '../../../../session/useSession.ts';
import './queries.css';

const LOOKS = { open: 'warning', answered: 'success', closed: 'unapproved', withdrawn: 'unapproved' } as const;

export function QuerySheet({ query }: { readonly query: ApplicationQuery }) {
  const session = useSession();
  const { id, questions, words, earlier, until, isOver, askedAt, askedBy, answeredAt, state, digest, mayAskAgain } =
    query;
  const title = words === null ? 'A sensitive answer' : questions.map((each) => each.title).join(', ');
  return (
    <section className="sheet" aria-label={`Query: ${title}`}>
      <h2>{title}</h2>
      <p>
        <StatusTag look={LOOKS[state]}>{isOver ? 'Its day is over' : work.chart.states[state].meta.title}</StatusTag>
      </p>
      {words === null ? (
        <p>The claim ‘Sensitive answers’ opens what is asked.</p>
      ) : (
        <blockquote className="query__words">{words}</blockquote>
      )}
      <p className="answers__small">
        {`Asked by ${askedBy} on ${displayMoment(askedAt)}, to be answered until ${displayDate(until)}`}
        {answeredAt && `. Answered on ${displayMoment(answeredAt)}`}
      </p>
      {earlier.map((round) => (
        <p key={`${round.until} ${round.words}`} className="answers__small">
          {`Asked before, until ${displayDate(round.until)}: ${round.words}`}
        </p>
      ))}
      <div className="record__actions">
        <Steps work={work} path="/Application/application-query" record={query} />
        {mayAskAgain && (
          <ActionDialog
            label="Ask again"
            form="application-query"
            lead="The same questions are open to the applicant until the new day."
            done="The applicant is mailed"
            act={({ words: again, until: day }, request) =>
              session.call<typeof askAgain>({
                method: 'POST',
                path: '/Application/application-query/:id/ask-again',
                params: { id },
                body: { request, revision: Number(digest), words: again as string, until: day as string },
              })
            }
          />
        )}
      </div>
    </section>
  );
}
