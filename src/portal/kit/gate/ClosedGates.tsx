import { Link, resolvePath, useLocation } from 'react-router-dom';
import type { Gate } from '#contract/students/gates.ts';
import { Tick, Warning } from '../../ui/icons.tsx';
import './gate.css';

/** What is missing, and the pages that lead on; for a page whose own reply has its gates, too. A page does not lead to itself. */
export function ClosedGates({ gates, purpose }: { readonly gates: readonly Gate[]; readonly purpose: string }) {
  const { pathname } = useLocation();
  return (
    <section className="sheet gate" aria-label="What comes first">
      <h2>Before you can {purpose}</h2>
      <ul className="gate__list">
        {gates.map(({ fact, words, met, link }) => (
          <li key={fact} className="gate__fact" data-met={met}>
            {met ? <Tick /> : <Warning />}
            <span className="gate__words">
              {words}
              <span className="unseen">{met ? ': done' : ': not yet'}</span>
            </span>
            {!met &&
              (resolvePath(link.to).pathname === pathname ? (
                <span className="gate__here">See below</span>
              ) : (
                <Link to={link.to}>{link.name}</Link>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
