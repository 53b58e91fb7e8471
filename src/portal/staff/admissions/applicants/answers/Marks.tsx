import { Link } from 'react-router-dom';
import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import { applicantAt } from '../../addresses.ts';

/** What an officer looks at twice. */
export const Marks = ({ marks }: Pick<ApplicationAnswers, 'marks'>) => (
  <section className="sheet" aria-label="Unusual">
    <h2>Unusual</h2>
    <ul className="answers__marks">
      {marks.map(({ words, applicants }) => (
        <li key={words}>
          {words}
          {applicants.map(({ id, fullName }, place) => (
            <span key={id}>
              {place === 0 ? ': ' : ', '}
              <Link to={applicantAt(id)}>{fullName}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  </section>
);
