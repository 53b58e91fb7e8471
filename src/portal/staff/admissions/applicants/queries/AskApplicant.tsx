import { useState } from 'react';
import type { ApplicationQueries, queryAnswers } from '#contract/admissions/queries.ts';
import { ActionDialog } from '../../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../../session/useSession.ts';
import { CorrectAnswer } from './CorrectAnswer.tsx';
import './queries.css';

interface AskApplicantProps {
  /** The applicant's. */
  readonly id: string;
  readonly read: ApplicationQueries;
}

/** Every question that can be answered again, to choose from. */
export function AskApplicant({ id, read }: AskApplicantProps) {
  const session = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (path: string) =>
    setChosen((before) => (before.includes(path) ? before.filter((other) => other !== path) : [...before, path]));
  const sections = [...Map.groupBy(read.questions, ({ section }) => section)];
  const titles = read.questions.filter(({ path }) => chosen.includes(path)).map(({ title }) => title);
  return (
    <section className="sheet" aria-label="Query or correct answers">
      <h2>Query or correct answers</h2>
      <p>Choose what the applicant is to answer again, or correct one answer yourself by a paper.</p>
      {sections.map(([title, questions]) => (
        <details key={title} className="query-section">
          <summary>{title}</summary>
          <ul>
            {questions.map((question) => (
              <li key={question.path}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(question.path)}
                    onChange={() => toggle(question.path)}
                  />
                  <span>
                    {question.title}
                    {question.answer !== null && <span className="query__answer">{question.answer}</span>}
                  </span>
                </label>
                <CorrectAnswer id={id} read={read} question={question} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {chosen.length > 0 && (
        <ActionDialog
          label="Query"
          title={chosen.length === 1 ? 'Query one answer' : `Query ${chosen.length} answers`}
          submitLabel="Ask the applicant"
          form="application-query"
          intent="primary"
          lead={`The applicant is mailed, and can change only this: ${titles.join(', ')}. The application stays submitted.`}
          done="The applicant is mailed"
          act={async ({ words, until }, request) => {
            await session.call<typeof queryAnswers>({
              method: 'POST',
              path: '/Application/applications/:id/queries',
              params: { id },
              body: { request, questions: [...chosen], words: words as string, until: until as string },
            });
            setChosen([]);
          }}
        />
      )}
    </section>
  );
}
