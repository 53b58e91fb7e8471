import { Link, resolvePath, useLocation } from 'react-router-dom';
import type { Missing } from '#contract/kit/unmet.ts';
import { Tick, Warning } from './icons.tsx';
import './gate.css';

interface FactListProps {
  readonly facts: readonly (Missing & { readonly met: boolean })[];
}

/** What must be so, and the pages that lead on. A page does not lead to itself. */
export function FactList({ facts }: FactListProps) {
  const { pathname } = useLocation();
  return (
    <ul className="gate__list">
      {facts.map(({ words, met, link }) => (
        <li key={words} className="gate__fact" data-met={met}>
          {met ? <Tick /> : <Warning />}
          <span className="gate__words">
            {words}
            <span className="unseen">{met ? ': done' : ': not yet'}</span>
          </span>
          {!met &&
            link &&
            (resolvePath(link.to).pathname === pathname ? (
              <span className="gate__here">See below</span>
            ) : (
              <Link to={link.to}>{link.name}</Link>
            ))}
        </li>
      ))}
    </ul>
  );
}
