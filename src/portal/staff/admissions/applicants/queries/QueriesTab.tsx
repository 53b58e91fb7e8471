import type { applicationQueries } from '#contract/admissions/queries.ts';
import { LoadedPart } from '../../../../kit/record/LoadedPart.tsx';
import { AnswerChanges } from './AnswerChanges.tsx';
import { AskApplicant } from './AskApplicant.tsx';
import { QuerySheet } from './QuerySheet.tsx';
import '../answers/answers.css';

interface QueriesTabProps {
  /** The applicant's. */
  readonly id: string;
}

/** What the office asks about answers, what it corrects itself, and what changed since the submission. */
export const QueriesTab = ({ id }: QueriesTabProps) => (
  <LoadedPart<typeof applicationQueries>
    path="/Application/applications/:id/queries"
    params={{ id }}
    label="Loading the queries"
  >
    {(read) => (
      <div className="stack">
        {read.queries.map((query) => (
          <QuerySheet key={query.id} query={query} />
        ))}
        {read.isSubmitted ? (
          <AskApplicant key={read.revision} id={id} read={read} />
        ) : (
          <p className="notice">Answers are queried and corrected once the application is submitted.</p>
        )}
        {read.changes.length > 0 && <AnswerChanges changes={read.changes} />}
      </div>
    )}
  </LoadedPart>
);
