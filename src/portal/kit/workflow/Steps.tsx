import { useState, type ReactNode } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Work } from '#catalogue/workflow/work.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { Act } from '../record/Act.tsx';
import { ownFiles } from '../form/ownFiles.ts';
import { ActionDialog } from '../record/ActionDialog.tsx';
import { newId } from '../newId.ts';
import { useSession } from '../../session/useSession.ts';

interface InWork {
  readonly id: string;
  readonly state: string;
  readonly may: readonly string[];
  /** Of what the page shows, for a step that approves what was seen. */
  readonly digest?: string;
}

interface StepsProps {
  /** The file in `flows/work`. */
  readonly work: Work;
  /** The contract's path of a record, without its id. */
  readonly path: string;
  readonly record: InWork;
  /** What is shown above the form of each step, beside its own lead; it may depend on what is typed so far. */
  readonly about?: ReactNode | ((typed: SectionAnswers) => ReactNode);
  /** Called when a step is done, before the page shows what it changed. */
  readonly onTaken?: () => void;
}

/** The steps that the user may take with a record now. */
export function Steps({ work, path, record: { id, state, may, digest }, about, onTaken }: StepsProps) {
  const session = useSession();
  const [files] = useState(() => ownFiles(session));
  const take = (step: string) => async (answers: object, request: string) => {
    await session.call<Endpoint>({
      method: 'POST',
      path: `${path}/:id/${step}`,
      params: { id },
      body: { request, from: state, answers, ...(digest !== undefined && { digest }) },
    } as never);
    onTaken?.();
  };
  return may.map((step, index) => {
    const { title, done, form, lead, danger = false } = work.steps[step]!;
    if (!form)
      return (
        <Act
          key={step}
          label={title}
          done={done}
          isDanger={danger}
          {...(lead && { question: lead })}
          act={() => take(step)({}, newId())}
        />
      );
    return (
      <ActionDialog
        key={step}
        label={title}
        done={done}
        isDanger={danger}
        {...(index === 0 && !danger && { intent: 'primary' as const })}
        {...(lead && { lead })}
        {...(about && { about })}
        form={form}
        files={files}
        act={take(step)}
      />
    );
  });
}
