import { raiseFailure } from '../raiseFailure.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { useAction } from '../useAction.ts';
import { useSaved } from '../useSaved.ts';
import { useDialog } from './useDialog.ts';
import './record.css';

interface ActProps<Result> {
  readonly label: string;
  /** The button's name, where there are several of one label. */
  readonly title?: string;
  /** Shown before it is done; without a question it is done at once. */
  readonly question?: string;
  /** It takes something away, and looks so. */
  readonly isDanger?: boolean;
  /** It is what the page is for. */
  readonly intent?: 'primary';
  readonly done: string | ((result: Result) => string);
  readonly act: () => Promise<Result>;
}

export function Act<Result>({ label, title = label, question, isDanger = false, intent, done, act }: ActProps<Result>) {
  const saved = useSaved();
  const dialog = useDialog();
  const look = isDanger ? 'danger' : '';
  const [run, busy] = useAction(async () => {
    try {
      const result = await act();
      await saved(typeof done === 'string' ? done : done(result));
    } catch (error) {
      raiseFailure(error);
    }
  });
  const confirm = () => {
    dialog.close();
    void run();
  };
  /** What a dialog opens on comes first, so that Tab leads on from it. */
  const cancel = (
    <Button look="outlined" autoFocus={isDanger} onClick={dialog.close}>
      Cancel
    </Button>
  );
  return (
    <>
      <Button
        {...(intent ? { intent } : { look: 'outlined' })}
        className={look}
        busy={busy}
        aria-label={title}
        onClick={question ? dialog.open : () => void run()}
      >
        {label}
      </Button>
      {dialog.isOpen && (
        <ModalDialog title={title} size="confirm" onClose={dialog.close}>
          <p>{question}</p>
          <div className="actions">
            {isDanger && cancel}
            <Button intent="primary" className={look} autoFocus={!isDanger} onClick={confirm}>
              {label}
            </Button>
            {!isDanger && cancel}
          </div>
        </ModalDialog>
      )}
    </>
  );
}
