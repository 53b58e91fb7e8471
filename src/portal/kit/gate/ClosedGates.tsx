import { Link } from 'react-router-dom';
import type { Gate } from '#contract/students/gates.ts';
import { Tick, Warning } from '../../ui/icons.tsx';
import './gate.css';

/** What is missing, and the pages that lead on; for a page whose own reply has its gates, too. */
export const ClosedGates = ({ gates, purpose }: { readonly gates: readonly Gate[]; readonly purpose: string }) => (
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
          {!met && <Link to={link.to}>{link.name}</Link>}
        </li>
      ))}
    </ul>
  </section>
);
