import type { Applicant } from '#contract/admissions/applicants.ts';
import { displayMoment } from '#rules/displayDate.ts';

/** What was submitted before: each slip of it says that it was replaced. */
export const Editions = ({ editions }: { readonly editions: Applicant['editions'] }) => (
  <section className="sheet" aria-label="Earlier versions">
    <h2>Earlier versions</h2>
    <dl className="facts facts--spaced record__facts">
      {editions.map(({ edition, submittedAt, reopenedAt, reason, sections }) => (
        <div key={edition} className="facts__wide">
          <dt>{`Version ${edition}, submitted ${displayMoment(submittedAt)}`}</dt>
          <dd>{`Reopened ${displayMoment(reopenedAt)} for ${sections.join(', ')}: ${reason}`}</dd>
        </div>
      ))}
    </dl>
  </section>
);
