import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { FormServicesContext } from '#form/services.ts';
import { usePortalData } from '../../app/portalData.ts';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { declaredServices } from '../form/declaredServices.ts';
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
  const { school } = usePortalData();
  const queries = useQueryClient();
  const services = useMemo(() => declaredServices(queries, school.shortName), [queries, school.shortName]);
  return (
    <ModalDialog title="Changed meanwhile" size="confirm" onClose={() => onChosen()}>
      <p>{message}. Nothing has been lost: please choose which answers to keep.</p>
      <FormServicesContext value={services}>
        <Choices differing={conflicts} theirs={theirs} words={{ mine: 'Yours', theirs: 'There now' }} onResolve={onChosen} />
      </FormServicesContext>
    </ModalDialog>
  );
}
