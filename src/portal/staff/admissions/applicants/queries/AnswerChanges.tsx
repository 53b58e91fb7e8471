import type { AnswerChange } from '#contract/admissions/queries.ts';
import { DownloadButton } from '../../../../kit/record/DownloadButton.tsx';
import { Timeline } from '../../../../kit/timeline/Timeline.tsx';
import './queries.css';

/** Each answer that changed since the submission, before and after. */
export const AnswerChanges = ({ changes }: { readonly changes: readonly AnswerChange[] }) => (
  <section className="sheet" aria-label="Changed answers">
    <h2>Changed answers</h2>
    <Timeline
      label="Changed answers"
      moments={changes.map((change) => ({
        title: change.question,
        at: change.at,
        words: change.reason === null ? change.by : `${change.by}: ${change.reason}`,
        detail: <Change change={change} />,
      }))}
    />
  </section>
);

function Change({ change: { before, after, isHidden, evidence } }: { readonly change: AnswerChange }) {
  if (isHidden) return <p className="answers__none">Sensitive, not shown here</p>;
  return (
    <>
      <dl className="facts query__change">
        <div>
          <dt>Before</dt>
          <dd>{before ?? 'Not given'}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{after ?? 'Not given'}</dd>
        </div>
      </dl>
      {evidence && (
        <DownloadButton label="See the evidence" path={`/Student/file/${evidence.id}`} name={evidence.name} />
      )}
    </>
  );
}
