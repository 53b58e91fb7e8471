import type { Gate } from '#contract/admissions/clearance.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';

/** A closed gate says what opens it. */
export function Gates({ gates }: { readonly gates: readonly Gate[] }) {
  return (
    <ul className="gates">
      {gates.map(({ title, isOpen, opens }) => (
        <li key={title}>
          <StatusTag look={isOpen ? 'success' : 'warning'}>{isOpen ? `${title}: done` : `${title}: not yet`}</StatusTag>
          {!isOpen && <span>{opens}</span>}
        </li>
      ))}
    </ul>
  );
}
