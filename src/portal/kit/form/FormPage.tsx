import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { FAILED, useSaved } from '../useSaved.ts';
import { DeclaredForm } from './DeclaredForm.tsx';
import { Unsaved } from './Unsaved.tsx';

export interface FormPageProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** The file in `schemas/forms`. */
  readonly form: string;
  readonly answers?: object;
  readonly submitLabel?: string;
  readonly done: string;
  /** @returns the address to go to, or nothing where the form stays */
  readonly save: (answers: SectionAnswers) => Promise<string | undefined>;
}

export function FormPage({ title, crumbs, form, answers = {}, submitLabel = 'Save', done, save }: FormPageProps) {
  const [isChanged, setChanged] = useState(false);
  const saved = useSaved();
  const navigate = useNavigate();
  const submit = async (typed: SectionAnswers) => {
    const to = await save(typed);
    if (to === undefined) return;
    setChanged(false);
    await saved(done);
    await navigate(to, { replace: true });
  };
  return (
    <PageFrame title={title} crumbs={[...crumbs, { name: title }]}>
      <DeclaredForm name={form} submitLabel={submitLabel} answers={answers as Record<string, unknown>} failed={FAILED} onEdit={() => setChanged(true)} onSubmit={submit} />
      {isChanged && <Unsaved />}
    </PageFrame>
  );
}
