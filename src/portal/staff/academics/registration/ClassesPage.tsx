import { Link } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { AdvisedLevel, advisedLevels } from '#contract/academics/registration-approval.ts';
import '../../../kit/list/list.css';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { approveClassAt, classAt } from './addresses.ts';

export const ClassesPage = () => (
  <Page
    title={ACADEMICS.myClass.name}
    width="wide"
    lead="The levels that you advise or lead, with their registration in the current semester."
  >
    <ReadPart<typeof advisedLevels> path="/Lecturer/advised-levels" query={undefined} label="Loading your classes">
      {(levels) =>
        levels.length === 0 ? (
          <EmptyState title="You advise no level and lead no department." />
        ) : (
          <Levels levels={levels} />
        )
      }
    </ReadPart>
  </Page>
);

const Levels = ({ levels }: { readonly levels: readonly AdvisedLevel[] }) => (
  <div className="list">
    <table className="table">
      <caption className="table__caption">Classes</caption>
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col">Semester</th>
          <th scope="col">Course adviser</th>
          <th scope="col" data-number="count">
            Students
          </th>
          <th scope="col" data-number="count">
            Registered
          </th>
          <th scope="col" data-number="count">
            Waiting
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => {
          const { department, levelId, semester, session, adviser, students, registered, waiting } = level;
          const name = `${department}, ${levelId} Level`;
          return (
            <tr key={`${level.departmentId} ${levelId} ${level.sessionId}`}>
              <td>
                <Link to={classAt(level)}>{name}</Link>
              </td>
              <td data-title="Semester">{`${semester}, ${session}`}</td>
              <td data-title="Course adviser">{adviser ?? 'Vacant: the head of department decides'}</td>
              <td data-title="Students" data-number="count">
                {students}
              </td>
              <td data-title="Registered" data-number="count">
                {registered}
              </td>
              <td data-title="Waiting" data-number="count">
                {waiting === 0 ? (
                  0
                ) : (
                  <Link to={approveClassAt(level)} aria-label={`${waiting} of ${name} wait for approval`}>
                    {waiting}
                  </Link>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
