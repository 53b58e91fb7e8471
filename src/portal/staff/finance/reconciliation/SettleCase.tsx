import { useState } from 'react';
import type { settleCase } from '#contract/finance/reconciliation.ts';
import { ApiError, serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../app/flags.ts';
import { useAction } from '../../../kit/useAction.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';

/** Settling a case credits nothing. */
export function SettleCase({ id }: { readonly id: string }) {
  const session = useSession();
  const saved = useSaved();
  const [note, setNote] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [settle, busy] = useAction(async () => {
    try {
      await session.call<typeof settleCase>({ method: 'POST', path: '/Payment/settle-case/:id', params: { id }, body: { note } });
      await saved('The case is settled');
    } catch (error) {
      setMistake(error instanceof ApiError ? error.errors['/note'] : undefined);
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  return (
    <form className="sheet form" noValidate onSubmit={(event) => { event.preventDefault(); void settle(); }}>
      <TextAreaField label="How it was settled" required rows={3} maxLength={500} help="For instance: refunded by transfer, or the rest was paid in cash. The audit log keeps it with your name."
        value={note} mistake={mistake} onChange={({ target }) => { setNote(target.value); setMistake(undefined); }} />
      <div className="form__end"><Button type="submit" intent="primary" busy={busy}>Settle this case</Button></div>
    </form>
  );
}
