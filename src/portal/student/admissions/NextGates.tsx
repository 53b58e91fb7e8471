import type { Gate } from '#contract/admissions/clearance.ts';
import { ClosedGates } from '../../kit/gate/ClosedGates.tsx';

interface NextGatesProps {
  readonly state: string;
  readonly gates: readonly Gate[];
}

/** What must be so before the next step, with the pages where it is seen to; nothing where all of it is. */
export const NextGates = ({ state, gates }: NextGatesProps) =>
  gates.every(({ isOpen }) => isOpen) ? null : (
    <ClosedGates
      purpose={state === 'cleared' ? 'get your matric number' : 'be cleared'}
      gates={gates.map(({ title, words, toDo, isOpen, page }) => ({
        fact: title,
        words: (!isOpen && toDo) || words,
        met: isOpen,
        link: { name: title, to: page ?? '/admission' },
      }))}
    />
  );
