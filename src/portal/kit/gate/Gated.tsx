import type { ReactNode } from 'react';
import type { ownGates } from '#contract/students/gates.ts';
import { ReadPart } from '../record/ReadPart.tsx';
import { ClosedGates } from './ClosedGates.tsx';

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
