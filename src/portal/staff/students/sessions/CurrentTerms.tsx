import type { CurrentTerm, currentTerms, rollbackCurrentTerm, setCurrentTerm } from '#contract/students/terms.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { useSession } from '../../../session/useSession.ts';

const PATH = '/Session/current-terms';

/** What is current for whom. Where nothing is set it is the first semester of the open session. */
export const CurrentTerms = () => (
  <ReadPart<typeof currentTerms> path={PATH} query={undefined} label="Loading the current terms">
    {(terms) => (
      <div className="list report__table">
        <table className="table">
          <caption className="table__caption">Current terms</caption>
          <thead>
            <tr>
              <th scope="col">Student type</th>
              <th scope="col">Session</th>
              <th scope="col">Semester</th>
              <th scope="col">Set</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {terms.map((term) => (
              <Term key={term.studentTypeId} term={term} />
            ))}
          </tbody>
        </table>
      </div>
    )}
  </ReadPart>
);

function Term({ term }: { readonly term: CurrentTerm }) {
  const session = useSession();
  const { studentTypeId, studentType, sessionId, semesterId, termId, since, by, reason } = term;
  return (
    <tr>
      <td data-title="Student type">{studentType}</td>
      <td data-title="Session">{term.session ?? 'None is open'}</td>
      <td data-title="Semester">{term.semester ?? '-'}</td>
      <td data-title="Set">
        {termId
          ? [`${displayMoment(since!)}, ${by ?? 'the college'}`, reason].filter(Boolean).join(': ')
          : 'As the open session'}
      </td>
      <td data-title="Change">
        <div className="acts-in-line">
          <ActionDialog
            label="Set"
            title={`Set the term of ${studentType}`}
            form="current-term"
            answers={{ studentTypeId, ...(sessionId && { sessionId }), ...(semesterId && { semesterId }) }}
            done="The term is current now"
            lead="Registration, fees and results of these students go by it from now on."
            act={(answers) =>
              session.call<typeof setCurrentTerm>({ method: 'POST', path: PATH, body: { answers: { ...answers } } })
            }
          />
          {termId && (
            <ActionDialog
              label="Roll back"
              title={`Roll back the term of ${studentType}`}
              form="student-reason"
              isDanger
              done="What was current before is current again"
              lead="What was current before is current again. What students did since then stays."
              act={(typed) =>
                session.call<typeof rollbackCurrentTerm>({
                  method: 'POST',
                  path: `${PATH}/rollback`,
                  body: { studentTypeId, termId, reason: typed['reason'] as string },
                })
              }
            />
          )}
        </div>
      </td>
    </tr>
  );
}
