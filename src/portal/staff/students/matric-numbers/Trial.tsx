import { Link } from 'react-router-dom';
import type { Assigned } from '#contract/students/matric-numbers.ts';
import { withThousands } from '#rules/money.ts';
import '../../../kit/list/list.css';
import { Act } from '../../../kit/record/Act.tsx';
import { studentAt } from '../addresses.ts';

interface TrialProps {
  readonly result: Assigned;
  readonly give: () => Promise<Assigned>;
}

export function Trial({ result: { rows, waiting }, give }: TrialProps) {
  const ready = rows.filter(({ number }) => number !== null).length;
  if (rows.length === 0)
    return (
      <p className="notice" role="status">
        Nobody waits for a matric number here. Who is cleared appears here.
      </p>
    );
  return (
    <section className="stack" aria-label="Trial">
      <div className="sheet">
        <p role="status">
          {withThousands(ready)} can be given a number
          {ready < rows.length && `, ${withThousands(rows.length - ready)} cannot yet`}
          {waiting > 0 && `. ${withThousands(waiting)} more follow after these`}.
        </p>
        {ready > 0 && (
          <div className="actions">
            <Act
              label={`Give ${withThousands(ready)} ${ready === 1 ? 'number' : 'numbers'}`}
              question="Each student is mailed the number. A number is never taken back."
              done={({ given }) =>
                `${withThousands(given)} ${given === 1 ? 'student has' : 'students have'} a matric number`
              }
              act={give}
            />
          </div>
        )}
      </div>
      <div className="list">
        <table className="table">
          <caption className="table__caption">What each would get</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Registration number</th>
              <th scope="col">Department</th>
              <th scope="col">Matric number</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ admissionId, fullName, regNumber, department, number, problem }) => (
              <tr key={admissionId}>
                <td data-title="Name">
                  <Link to={studentAt(admissionId)}>{fullName}</Link>
                </td>
                <td data-title="Registration number">{regNumber}</td>
                <td data-title="Department">{department}</td>
                <td data-title="Matric number">{number ?? problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
