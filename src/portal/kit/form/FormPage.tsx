import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page } from '../../ui/Page.tsx';
import { FAILED, useSaved } from '../useSaved.ts';
import type { DeclaredFormProps } from './DeclaredForm.tsx';
import { usePersistedAnswers } from './persistedAnswers.ts';
import { SignedInForm } from './SignedInForm.tsx';
import { Unsaved } from './Unsaved.tsx';

export interface FormPageProps extends Pick<DeclaredFormProps, 'widgets' | 'files'> {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly lead?: string;
  /** The file in `schemas/forms`. */
  readonly form: string;
  readonly answers?: object;
  readonly submitLabel?: string;
  readonly done: string;
  /** For long texts: what is typed is stored on the device, for its owner alone, until it is sent. Without it the page asks before it is left. */
  readonly isStored?: boolean;
  /** @returns the address to go to, or nothing where the form stays */
  readonly save: (answers: SectionAnswers) => Promise<string | undefined>;
  /** What a person reads before they fill it in. */
  readonly before?: ReactNode;
  /** Acts on the record, below its form. */
  readonly children?: ReactNode;
}

export function FormPage({
  title,
  crumbs,
  lead,
  form,
  answers = {},
  widgets,
  files,
  submitLabel = 'Save',
  done,
  isStored = false,
  save,
  before,
  children,
}: FormPageProps) {
  const [isChanged, setChanged] = useState(false);
  const { userName = '' } = useSignedIn() ?? {};
  const { opening, keep, forget } = usePersistedAnswers(form, {}, userName);
  const saved = useSaved();
  const navigate = useNavigate();
  const submit = async (typed: SectionAnswers) => {
    const to = await save(typed);
    if (to === undefined) return;
    if (isStored) forget();
    setChanged(false);
    await saved(done);
    await navigate(to, { replace: true });
  };
  return (
    <Page title={title} crumbs={[...crumbs, { name: title }]} lead={lead}>
      <div className="stack">
        {before}
        <SignedInForm
          name={form}
          submitLabel={submitLabel}
          widgets={widgets}
          files={files}
          answers={{ ...answers, ...(isStored && opening) }}
          failed={FAILED}
          isStored={isStored}
          onEdit={isStored ? keep : () => setChanged(true)}
          onSubmit={submit}
        />
        {children}
      </div>
      {isChanged && <Unsaved />}
    </Page>
  );
}
