import { useState, type ReactNode } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { SignedInForm } from '../form/SignedInForm.tsx';
import type { OwnFiles } from '../form/ownFiles.ts';
import { newId } from '../newId.ts';
import { useSaved } from '../useSaved.ts';
import { useDialog } from './useDialog.ts';
import './record.css';

interface ActionDialogProps<Result> {
  readonly label: string;
  /** The dialog's, where there are several buttons of one label; the button's name too. */
  readonly title?: string;
  /** What follows, by what is typed so far. */
  readonly lead?: ReactNode | ((typed: SectionAnswers) => ReactNode);
  /** What the act is about: stands between lead and form. */
  readonly about?: ReactNode | ((typed: SectionAnswers) => ReactNode);
  /** The file in `schemas/forms`: a reason, a day, an amount. */
  readonly form: string;
  /** What stands in it as it is first opened. */
  readonly answers?: SectionAnswers;
  readonly submitLabel?: string;
  /** For a form that takes files. The object must keep its identity. */
  readonly files?: OwnFiles;
  readonly intent?: 'primary';
  /** It takes something away, and looks so. */
  readonly isDanger?: boolean;
  readonly done: string | ((result: Result) => string);
  /** What it throws is said in the dialog. `request` is the action's own name: sent again after a lost answer, it is the same one. */
  readonly act: (answers: SectionAnswers, request: string) => Promise<Result>;
}

const NOTHING: SectionAnswers = {};

/** An act that asks first: what was typed is still there when the dialog is opened again, until the act is done. */
export function ActionDialog<Result>({
  label,
  title = label,
  lead,
  about,
  form,
  answers = NOTHING,
  submitLabel = label,
  files,
  intent,
  isDanger = false,
  done,
  act,
}: ActionDialogProps<Result>) {
  const saved = useSaved();
  const dialog = useDialog();
  const [edited, setTyped] = useState<SectionAnswers>();
  const typed = edited ?? answers;
  const [request, setRequest] = useState(newId);
  const submit = async (submitted: SectionAnswers) => {
    const result = await act(submitted, request);
    setTyped(undefined);
    setRequest(newId());
    dialog.close();
    await saved(typeof done === 'string' ? done : done(result));
  };
  return (
    <>
      <Button
        {...(intent ? { intent } : { look: 'outlined' as const })}
        className={isDanger ? 'danger' : ''}
        aria-label={title}
        onClick={dialog.open}
      >
        {label}
      </Button>
      {dialog.isOpen && (
        <ModalDialog title={title} size="confirm" onClose={dialog.close}>
          <div className="action-dialog" data-danger={isDanger || undefined}>
            {lead && <p>{typeof lead === 'function' ? lead(typed) : lead}</p>}
            {typeof about === 'function' ? about(typed) : about}
            <SignedInForm
              name={form}
              submitLabel={submitLabel}
              answers={typed}
              files={files}
              onEdit={(answers) => setTyped(answers())}
              onSubmit={submit}
            />
          </div>
        </ModalDialog>
      )}
    </>
  );
}
