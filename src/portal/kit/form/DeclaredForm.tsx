import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import { SectionForm } from '#form/section/SectionForm.tsx';
import type { Widgets } from '#form/widgets/widget.ts';
import { serverMessage, type ApiError } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useAction } from '../useAction.ts';
import { FAILED } from '../useSaved.ts';
import { declaredSection, fieldsOf } from './declaredSection.ts';
import { DeclaredServices } from './DeclaredServices.tsx';
import type { OwnFiles } from './ownFiles.ts';
import { Unheard } from './Unheard.tsx';
import '#form/form.css';

export interface DeclaredFormProps {
  /** `fee-payer`: the file in `schemas/forms`. */
  readonly name: string;
  readonly submitLabel: string;
  /** Initial values; a name that is no field of the form is left out. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The object must keep its identity. */
  readonly widgets?: Widgets | undefined;
  /** For a form that takes files. The object must keep its identity. */
  readonly files?: OwnFiles | undefined;
  /** Called at every keystroke and choice. @param answers gives the whole form as it is when it is called */
  readonly onEdit: (answers: () => SectionAnswers) => void;
  /** Whether `onEdit` stores what is typed on this device. */
  readonly isStored?: boolean;
  /** The flag shown when the server refuses without words of its own. Without it no flag is raised: what is refused stands in the form. */
  readonly failed?: { readonly title: string; readonly body: string; readonly seconds?: number };
  /** Called with answers without a mistake. The errors of an `ApiError` that it throws are shown at their fields. */
  readonly onSubmit: (answers: SectionAnswers) => Promise<void>;
}

/** It is declared as a programme's sections are, and judged by the same code as on the server. */
export function DeclaredForm(props: DeclaredFormProps) {
  const { data: section, error, refetch } = useQuery(declaredSection(props.name));
  if (section) return <Loaded {...props} section={section} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <LoadingState lines={6} label="Loading the form" />;
}

const NO_FACTS = { lastname: '', firstname: '', middlename: '', email: '' };

function Loaded({
  section,
  submitLabel,
  answers,
  widgets,
  files,
  failed,
  isStored = false,
  onEdit,
  onSubmit,
}: DeclaredFormProps & { readonly section: CompiledSection }) {
  const { today } = usePortalData();
  const [opening] = useState(() => fieldsOf(section.schema, answers));
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [unheard, setUnheard] = useState(false);
  const [refused, setRefused] = useState<string>();

  const [send, busy] = useAction(async (typed: SectionAnswers) => {
    try {
      setUnheard(false);
      setRefused(undefined);
      await onSubmit(typed);
    } catch (refusal) {
      const { errors, isUnheard, title } = refusal as ApiError;
      setMistakes(errors ?? {});
      setUnheard(isUnheard);
      const isAtFields = Object.keys(errors ?? {}).some((pointer) =>
        Object.hasOwn(section.schema.properties, pointer.split('/')[1] ?? ''),
      );
      if (!failed) {
        if (!isUnheard && !isAtFields) setRefused(serverMessage(refusal, FAILED.body));
        return;
      }
      // A form whose words are the specification's says so in them too; one of the house says it once.
      // 'Invalid Action!' judges what was typed, and a line that is away judges nothing.
      if (!isUnheard || (isStored && failed.title !== 'Invalid Action!'))
        raiseFlag(
          { title: title ?? failed.title, body: serverMessage(refusal, failed.body), intent: 'danger' },
          failed.seconds,
        );
    }
  });
  return (
    <DeclaredServices files={files}>
      <div className="sheet">
        <SectionForm
          section={section}
          answers={opening}
          readOnlyFacts={NO_FACTS}
          today={today}
          hasPassport={false}
          serverErrors={mistakes}
          widgets={widgets}
          busy={busy}
          submitLabel={submitLabel}
          onEdit={onEdit}
          onSubmit={(typed) => void send(typed)}
        />
        {refused && (
          <p className="notice notice--danger" role="alert">
            {refused}
          </p>
        )}
        {unheard && (
          <div className="then">
            <Unheard isStored={isStored} />
          </div>
        )}
      </div>
    </DeclaredServices>
  );
}
