import { Link } from 'react-router-dom';
import { STUDENTS } from '#contract/students/pages.ts';
import type { SessionManager, sessionManager } from '#contract/students/records.ts';
import { displayDate } from '#rules/displayDate.ts';
import '../../../kit/list/list.css';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Page } from '../../../ui/Page.tsx';
import { CurrentTerms } from './CurrentTerms.tsx';
import { Promotions } from './Promotions.tsx';

const STATES = [
  ['studying', 'matriculated', 'Studying'],
  ['deferred', 'deferred', 'Deferred'],
  ['suspended', 'suspended', 'Suspended'],
  ['waiting', 'cleared', 'Waiting for a matric number'],
] as const;

export const SessionManagerPage = () => (
  <Page
    title="Session manager"
    width="wide"
    lead="What is current for each student type, and who of it studies. A number leads to its students, whose studies are deferred and resumed on their own pages."
  >
    <div className="stack">
      <ReadPart<typeof sessionManager> path="/Student/session-manager" query={undefined} label="Loading the session">
        {(now) => <Now {...now} />}
      </ReadPart>
      <CurrentTerms />
      <Promotions />
    </div>
  </Page>
);

const Now = ({ session, sessionOpenedOn, types }: SessionManager) => (
  <div className="stack">
    <p>
      {session === null
        ? 'No session is open.'
        : `${session} is open${sessionOpenedOn ? ` since ${displayDate(sessionOpenedOn)}` : ''}.`}
    </p>
    <div className="list report__table">
      <table className="table">
        <caption className="table__caption">Student types</caption>
        <thead>
          <tr>
            <th scope="col">Student type</th>
            {STATES.map(([name, , title]) => (
              <th key={name} scope="col" data-number="count">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type.studentTypeId}>
              <td data-title="Student type">{type.studentType}</td>
              {STATES.map(([name, state, title]) => (
                <td key={name} data-title={title} data-number="count">
                  {type[name] === 0 ? (
                    0
                  ) : (
                    <Link
                      to={`${STUDENTS.search.to}?studentTypeId=${type.studentTypeId}&state=${state}`}
                      aria-label={`${title}: ${type[name]} of ${type.studentType}`}
                    >
                      {type[name]}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);
