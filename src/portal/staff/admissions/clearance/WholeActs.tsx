import type { Clearance } from '#contract/admissions/clearance.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { newId } from '../../../kit/newId.ts';
import { useDecide } from './useDecide.ts';

/** Clearing is offered once every gate is open; until then the gates say what is missing. */
export function WholeActs({ record }: { readonly record: Clearance }) {
  const decide = useDecide(record);
  const { may, gates } = record;
  return (
    <>
      {may.includes('clear') && gates.every(({ isOpen }) => isOpen) && (
        <Act
          label="Clear the candidate"
          question="The candidate is mailed, and the next step is a matric number."
          done="The candidate is cleared"
          act={() => decide({ verdict: 'clear', request: newId() })}
        />
      )}
      {may.includes('refuse') && (
        <ActionDialog
          label="Refuse admission"
          form="clearance-reason"
          isDanger
          done="Admission is refused"
          lead="The place is lost unless you reopen it. The candidate is mailed your reason."
          act={(answers, request) => decide({ verdict: 'refuse', request, reason: String(answers['reason']) })}
        />
      )}
    </>
  );
}
