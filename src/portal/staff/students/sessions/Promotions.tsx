import { Link, useNavigate } from 'react-router-dom';
import type { promote, promotions } from '#contract/students/promotions.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { SignedInForm } from '../../../kit/form/SignedInForm.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { FAILED } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { promotionAt } from '../addresses.ts';
import { STATES } from './promotionWords.ts';

const NOTHING = {};

/** A promotion is tried first: nobody moves until its trial is committed. */
export function Promotions() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <section className="stack" aria-labelledby="promotion">
      <h2 id="promotion">Promotion into the next session</h2>
      <SignedInForm
        name="promotion"
        answers={NOTHING}
        submitLabel="Try"
        failed={FAILED}
        onEdit={() => undefined}
        onSubmit={async (answers) => {
          const { id } = await session.call<typeof promote>({
            method: 'POST',
            path: '/Session/promote',
            query: { trial: true },
            body: { answers: { ...answers } },
          });
          await navigate(promotionAt(id));
        }}
      />
      <ReadPart<typeof promotions> path="/Session/promotions" query={undefined} label="Loading promotions">
        {(made) =>
          made.length > 0 && (
            <div className="list report__table">
              <table className="table">
                <caption className="table__caption">Promotions so far</caption>
                <thead>
                  <tr>
                    <th scope="col">Student type</th>
                    <th scope="col">Sessions</th>
                    <th scope="col" data-number="count">
                      Students
                    </th>
                    <th scope="col">Status</th>
                    <th scope="col">Tried</th>
                  </tr>
                </thead>
                <tbody>
                  {made.map((each) => (
                    <tr key={each.id}>
                      <td data-title="Student type">
                        <Link to={promotionAt(each.id)}>{each.studentType}</Link>
                      </td>
                      <td data-title="Sessions">{`${each.fromSession} to ${each.toSession}`}</td>
                      <td data-title="Students" data-number="count">
                        {each.students}
                      </td>
                      <td data-title="Status">{STATES[each.state]}</td>
                      <td data-title="Tried">{`${displayMoment(each.triedAt)}, ${each.triedBy}`}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </ReadPart>
    </section>
  );
}
