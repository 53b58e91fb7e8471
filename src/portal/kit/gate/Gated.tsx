import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Gate, ownGates } from '#contract/students/gates.ts';
import { Tick, Warning } from '../../ui/icons.tsx';
import { ReadPart } from '../record/ReadPart.tsx';
import './gate.css';

interface GatedProps {
  /** As in table gate: 'registration'. */
  readonly act: string;
  /** The current one of the student's type unless given. */
  readonly sessionId?: number;
  /** What the student comes for, in the words of the heading: 'register your courses'. */
  readonly purpose: string;
  readonly children: ReactNode;
}

/** The act itself once nothing stands before it, and until then what is missing, with the pages that lead on. The server asks again. */
export const Gated = ({ act, sessionId, purpose, children }: GatedProps) => (
  <ReadPart<typeof ownGates>
    path="/Student/own-gates"
    query={sessionId === undefined ? { act } : { act, sessionId }}
    label="Reading what comes first"
  >
    {(gates) => (gates.every(({ met }) => met) ? children : <ClosedGates gates={gates} purpose={purpose} />)}
  </ReadPart>
);

/** For a page whose own reply has its gates. */
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
