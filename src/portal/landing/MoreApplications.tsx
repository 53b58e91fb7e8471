import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { withThousands } from '#rules/money.ts';
import { chosen } from '../app/chosen.ts';

export function MoreApplications({ programmes }: { readonly programmes: readonly ProgrammeSummary[] }) {
  if (programmes.length === 0) return null;
  return (
    <section className="more" aria-labelledby="more-title">
      <h3 id="more-title">More applications</h3>
      <ul>
        {programmes.map((programme) => (
          <li key={programme.id}>
            <div><strong>{programme.name}</strong><p>{programme.summary}</p></div>
            <p className="more__ways">
              <Link to={programme.invoice.generatePage} state={chosen(programme)}>Apply for ₦{withThousands(programme.invoice.amount)}<span className="unseen"> to {programme.name}</span></Link>
              <Link to={programme.routes.login}>Already paid? Continue<span className="unseen"> your {programme.name} application</span></Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
