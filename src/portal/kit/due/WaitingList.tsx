import { Link } from 'react-router-dom';
import type { Waits } from '#contract/kit/waiting.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { DueTag } from './DueTag.tsx';
import './due.css';

/** What somebody is to do, the first to be done on top; each leads to its page. */
export const WaitingList = ({ items }: { readonly items: readonly Waits[] }) => (
  <ol className="sheet waiting-list">
    {items.map(({ what, detail, due, to }) => (
      <li key={what + to}>
        <Link to={to}>
          <span className="waiting-list__what">
            <strong>{what}</strong>
            {detail && <small>{detail}</small>}
          </span>
          {due && <DueTag due={due} />}
          <ArrowRight />
        </Link>
      </li>
    ))}
  </ol>
);
