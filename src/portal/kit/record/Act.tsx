import { useState } from 'react';
import { serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../app/flags.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useAction } from '../useAction.ts';
import { FAILED, useSaved } from '../useSaved.ts';

interface ActProps<Result> {
  readonly label: string;
  /** Shown before it is done; without a question it is done at once. */
  readonly question?: string;
  readonly done: string | ((result: Result) => string);
  readonly act: () => Promise<Result>;
}

export function Act<Result>({ label, question, done, act }: ActProps<Result>) {
  const saved = useSaved();
  const [isAsking, setAsking] = useState(false);
  const [run, busy] = useAction(async () => {
    try {
      const result = await act();
      await saved(typeof done === 'string' ? done : done(result));
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  const confirm = () => {
    setAsking(false);
    void run();
  };
  return (
    <>
      <Button look="outlined" busy={busy} onClick={() => (question ? setAsking(true) : void run())}>{label}</Button>
      {isAsking && (
        <Modal title={label} size="confirm" onClose={() => setAsking(false)}>
          <p>{question}</p>
          <div className="actions">
            <Button intent="primary" onClick={confirm}>{label}</Button>
            <Button look="outlined" onClick={() => setAsking(false)}>Cancel</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
