import { displayDate } from '#rules/displayDate.ts';

/** A squatter's answers are no longer in it: without a word the candidate would look for what they had heard was submitted. */
export const GivenNotice = ({ day }: { readonly day: string }) => (
  <div className="notice then--paid" role="status">
    <div>
      <strong>The college gave you this application on {displayDate(day)}</strong>What another person had answered was
      taken out. Please answer every section yourself, then submit it.
    </div>
  </div>
);
