import type { SectionAnswers } from '#catalogue/validate.ts';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { DeclaredServices } from '../form/DeclaredServices.tsx';
import { Choices } from './Choices.tsx';
import type { Difference } from './differences.ts';

interface ConflictDialogProps {
  /** Who changed it, and when. */
  readonly message: string;
  readonly conflicts: readonly Difference[];
  readonly theirs: SectionAnswers;
  /** Nothing is chosen where the dialog is closed. */
  readonly onChosen: (chosen?: SectionAnswers) => void;
}

export function ConflictDialog({ message, conflicts, theirs, onChosen }: ConflictDialogProps) {
  return (
    <ModalDialog title="Changed since then" size="confirm" onClose={() => onChosen()}>
      <p>{message}. Nothing has been lost: please choose which answers to keep.</p>
      <DeclaredServices>
        <Choices
          differing={conflicts}
          theirs={theirs}
          words={{ mine: 'Yours', theirs: 'Saved by another' }}
          onResolve={onChosen}
        />
      </DeclaredServices>
    </ModalDialog>
  );
}
